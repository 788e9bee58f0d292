// The day whose case is played where another day would have other words.
const DAY = Date.UTC(2026, 10, 24, 12);

/** Has the page believe in a day, whose hours pass. */
export const onThisDay = (page) => page.addInitScript((day) => {
  const [now, later] = [Date.now.bind(Date), day - Date.now()];
  Date.now = () => now() + later;
}, DAY);
