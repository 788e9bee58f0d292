"""Speech Dispatcher's Python interface as far as Orca asks for it, which writes what is said into a file instead of saying it."""

import html
import json
import os
import re
import threading

# As long as a line is "spoken", in seconds: whoever reads a whole page goes on with the next then.
SPOKEN = 0.02


class CallbackType:
    INDEX_MARK, BEGIN, END, CANCEL, PAUSE, RESUME = "index_marks", "begin", "end", "cancel", "pause", "resume"


class Priority:
    IMPORTANT, TEXT, MESSAGE, NOTIFICATION, PROGRESS = "important", "text", "message", "notification", "progress"


class PunctuationMode:
    ALL, NONE, SOME, MOST = "all", "none", "some", "most"


class DataMode:
    TEXT, SSML = "text", "ssml"


class SSIPError(Exception):
    pass


class SSIPCommunicationError(SSIPError):
    pass


class SSIPCommandError(SSIPError):
    pass


class SpawnError(Exception):
    pass


class SSIPClient:
    """One voice. What sets its pitch, rate and so on changes nothing that is written."""

    def __init__(self, *_args, **_kwargs):
        self._stopped = 0

    def speak(self, text, callback=None, **_kwargs):
        words = html.unescape(re.sub(r"<[^>]*>", "", text))
        with open(os.environ["CANDLESTICK_SPOKEN"], "a", encoding="utf-8") as spoken:
            spoken.write(json.dumps(words, ensure_ascii=False) + "\n")
        if callback:
            threading.Timer(SPOKEN, self._end, (callback, self._stopped)).start()

    def _end(self, callback, stopped):
        callback(CallbackType.BEGIN)
        callback(CallbackType.END if stopped == self._stopped else CallbackType.CANCEL)

    def char(self, char, *_args):
        self.speak(char)

    def key(self, key):
        self.speak(key)

    def cancel(self, *_args):
        self._stopped += 1

    def get_rate(self):
        return 0

    def get_pitch(self):
        return 0

    def get_volume(self):
        return 100

    def get_language(self):
        return "en"

    def list_synthesis_voices(self, *_args):
        return (("file", "en", None),)

    def list_output_modules(self):
        return ("file",)

    def get_output_module(self):
        return "file"

    def close(self):
        pass

    def __getattr__(self, name):
        if name.startswith("set_") or name in ("stop", "pause", "resume"):
            return lambda *_args, **_kwargs: None
        raise AttributeError(name)


Client = SSIPClient
Speaker = SSIPClient
