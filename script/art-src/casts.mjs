// Who looks how: for every theme, each suspect's head (traits of DiceBear "Lorelei"), clothes (svg/outfits) and
// extras (svg/extras) with their colours. Faces are made up; they are nobody's likeness.
// A picture that is drawn whole in svg/suspects is named there by `drawn`.

const SKIN = { pale: 'f6dcc6', rose: 'f4cfb6', peach: 'f6cfae', sand: 'efb793', gold: 'e3aa78', tan: 'cf9263', brown: 'a9683f', deep: '935f3d' };
const LINE = '1d1416';
const look = (hair, hairColor, skin, head, eyes, eyebrows, mouth, nose, more = {}) => ({
  hair: `variant${hair}`, hairColor, skinColor: SKIN[skin] ?? skin, head: `variant0${head}`, eyes: `variant${eyes}`,
  eyebrows: `variant${eyebrows}`, mouth, nose: `variant0${nose}`, ...more,
});
const round = (glassesColor = LINE) => ({ glasses: 'variant01', glassesColor });
const square = (glassesColor = LINE) => ({ glasses: 'variant03', glassesColor });
const half = (glassesColor = LINE) => ({ glasses: 'variant05', glassesColor });
const beard = { beard: 'variant01' };
const studs = (earringsColor) => ({ earrings: 'variant03', earringsColor });
const lips = (mouthColor) => ({ mouthColor });

// The heads that the three classic editions share.
const CLASSIC = {
  scarlett: {
    ...look('32', '2a1519', 'peach', 3, '23', '05', 'happy18', 6), ...lips('b01722'), ...studs('ffd27a'),
  },
  mustard: { ...look('47', 'c9c4bb', 'sand', 1, '20', '03', 'sad05', 5), eyebrowsColor: '9b948a' },
  orchid: { ...look('46', '1f1a2b', 'f1c79b', 4, '24', '07', 'happy05', 3), ...lips('8c2f49'), ...round('6a2a4c') },
  green: { ...look('08', '241815', 'b87a50', 2, '14', '12', 'happy01', 1), ...beard },
  peacock: {
    ...look('38', 'e4dfe6', 'rose', 4, '11', '10', 'happy10', 2), eyebrowsColor: '8f8794', ...lips('8e2b46'), ...studs('7fd0e0'),
  },
  plum: { ...look('05', '8c4f2b', 'f3c7a6', 2, '21', '06', 'happy10', 4), ...square() },
  white: { ...look('46', 'b9b4b0', 'pale', 3, '04', '02', 'sad03', 2), eyebrowsColor: '8d8782', ...lips('9c4a4a') },
};

const suit = (main, light, accent, detail) => ({ name: 'suit', main, light, accent, detail });
const uniform = (main, light, accent, detail) => ({ name: 'uniform', main, light, accent, detail });
const coat = (main, light, accent) => ({ name: 'coat', main, light, accent });
const gown = (main, light) => ({ name: 'gown', main, light });
const collar = (main, light, detail, accent) => ({ name: 'collar', main, light, detail, accent });
const tweed = (main, light, dark, accent, detail, dots) => ({ name: 'tweed', main, light, dark, accent, detail, dots });
const sweater = (main, light, accent) => ({ name: 'sweater', main, light, accent });
const blouse = (main, light, accent) => ({ name: 'blouse', main, light, accent });
const apron = (main, light, accent) => ({ name: 'apron', main, light, accent });
const diver = (main, dark, light, accent) => ({ name: 'diver', main, dark, light, accent });
const shawl = (main, dark, light, accent, detail) => ({ name: 'shawl', main, dark, light, accent, detail });
const extra = (name, colours) => ({ name, ...colours });
const moustache = (main, dark) => extra('moustache', { main, dark });
const pearls = extra('pearls', { main: '#fff6e2' });
const longPearls = extra('long-pearls', { main: '#fff6e2' });

export const CASTS = {
  'classic-2016': Object.fromEntries(
    ['scarlett', 'mustard', 'orchid', 'green', 'peacock', 'plum'].map((id) => [id, { head: CLASSIC[id], drawn: id }]),
  ),
  'classic-2011': {
    green: { head: { ...CLASSIC.green, beard: 'variant02' }, wears: coat('#2f6b43', '#3f8456', '#e9e2cf') },
    mustard: {
      head: CLASSIC.mustard, wears: tweed('#a87a1e', '#c8992f', '#7c5a14', '#4a3420', '#64482c', '#e9c46a'), extras: [moustache('#d8d3ca', '#8d867c')],
    },
    peacock: { head: { ...CLASSIC.peacock, hair: 'variant33', hairColor: '3a2a30', eyebrowsColor: '3a2a30' }, wears: blouse('#1c5894', '#4b93cf', '#ffd27a'), extras: [pearls] },
    plum: { head: CLASSIC.plum, wears: sweater('#6a3d8c', '#8a5bb0', '#d9b8ec') },
    scarlet: { head: { ...CLASSIC.scarlett, hair: 'variant35' }, wears: gown('#a3182c', '#d04455'), extras: [pearls] },
    white: { head: CLASSIC.white, wears: apron('#f3efe6', '#4c5563', '#b9b2a4') },
  },
  'doctor-who': {
    clara: { head: { ...look('12', '5a3220', 'rose', 3, '24', '09', 'happy05', 6), ...lips('b0323c') }, wears: collar('#a3243a', '#c8323c', '#f0a0a0', '#ffd27a') },
    strax: { head: { ...look('34', 'b98a60', 'd8a06e', 1, '20', '13', 'sad06', 5) }, wears: diver('#4a3a34', '#2c2320', '#7a5236', '#c9c4bb') },
    jenny: { head: { ...look('36', '241a1c', 'pale', 4, '10', '07', 'happy01', 3) }, wears: apron('#f3efe6', '#2b2a33', '#9a94a0') },
    vastra: {
      head: { ...look('14', '1f3b2c', '8fbf8a', 4, '23', '12', 'happy10', 2), ...lips('2e6b45') }, wears: collar('#1f3b2c', '#2f5a42', '#7fb08c', '#9fdca9'),
      extras: [extra('bonnet', { main: '#24352d', accent: '#3d8a4f', light: '#5fae74' })],
    },
    river: { head: { ...look('24', 'd8a04a', 'peach', 3, '21', '05', 'happy12', 6), eyebrowsColor: '8a5f24', ...lips('a83240') }, wears: coat('#7a6a3a', '#958348', '#e0ab2f') },
    'amy-rory': {
      pair: [
        { head: { ...look('04', '8a5a34', 'peach', 2, '02', '02', 'happy01', 1) }, wears: coat('#2f4a78', '#3f63a0', '#d9d2c4') },
        { head: { ...look('15', 'a8421f', 'pale', 4, '24', '07', 'happy03', 6), eyebrowsColor: '7a3016' }, wears: blouse('#2f6fb0', '#7fb0dc', '#f0d9a0') },
      ],
    },
  },
  'big-bang-theory': {
    raj: { head: look('39', '1c1620', 'brown', 2, '09', '01', 'happy02', 4), wears: sweater('#6a3d8c', '#9467b8', '#e0a83a') },
    bernadette: { head: { ...look('26', '6a3a20', 'peach', 4, '24', '07', 'happy09', 3), ...square('7a3050') }, wears: collar('#c08f22', '#e0ab2f', '#fff0c0', '#c8323c') },
    penny: { head: { ...look('48', '3a2218', 'gold', 3, '11', '05', 'happy14', 6), ...lips('a83240') }, wears: blouse('#b52f3c', '#e0707a', '#ffe0b0') },
    howard: { head: look('07', '3b2416', 'rose', 2, '07', '03', 'happy06', 5), wears: sweater('#2f6fb0', '#5c97d0', '#e8503a') },
    leonard: { head: { ...look('03', '20160f', 'tan', 1, '06', '06', 'sad02', 2), ...round('2a2320') }, wears: coat('#4f7a4a', '#64945e', '#c9b58a') },
    amy: { head: { ...look('19', 'b0632e', 'pale', 3, '18', '10', 'happy04', 1), ...half('5a4a60') }, wears: sweater('#e6e1d6', '#c2bbac', '#8aa0b0') },
  },
  'master-detective': {
    scarlet: { head: CLASSIC.scarlett, wears: gown('#8c1230', '#c83a58'), extras: [pearls, extra('flower', { main: '#fff1d6', accent: '#d6a84f' })] },
    mustard: { head: CLASSIC.mustard, wears: uniform('#8a6a24', '#a8842f', '#7a2028', '#f0cf70'), extras: [moustache('#d8d3ca', '#8d867c')] },
    white: { head: CLASSIC.white, wears: apron('#f5f2ea', '#3f4652', '#b9b2a4'), extras: [extra('chef-hat', { main: '#fbf9f4', light: '#e6e1d6' })] },
    green: { head: CLASSIC.green, wears: suit('#1f3b2a', '#2c5039', '#d6a84f', '#fff0c0') },
    peacock: { head: CLASSIC.peacock, wears: collar('#0d4a56', '#146070', '#4fa0b0', '#7fd0e0'), extras: [longPearls, extra('plume', { main: '#1f8a7d', accent: '#d6a84f', dark: '#14306b' })] },
    plum: { head: CLASSIC.plum, wears: tweed('#5a2140', '#74304f', '#3c142a', '#802050', '#a03a6c', '#f0c8dc') },
    peach: { head: { ...look('10', 'c9803a', 'peach', 3, '10', '07', 'happy03', 6), eyebrowsColor: '8a5424', ...lips('d0604a') }, wears: gown('#e8a06a', '#ffcc99'), extras: [extra('sun-hat', { main: '#f2dcae', accent: '#e8835a', light: '#d8b878' })] },
    brunette: { head: { ...look('02', '3a2416', 'gold', 2, '22', '11', 'happy10', 5) }, wears: suit('#4a3222', '#634532', '#b8824a', '#f0d9a0'), extras: [moustache('#3a2416', '#201208'), extra('beret', { main: '#5c3a26', light: '#7d553b' })] },
    rose: { head: { ...look('31', '4a1a24', 'brown', 4, '24', '05', 'happy05', 3), ...lips('c01848'), ...studs('ffd27a') }, wears: shawl('#c92d78', '#8f1a52', '#4a1a3c', '#ffd27a', '#8f1a52'), extras: [extra('flower', { main: '#ff6ab8', accent: '#ffd27a' })] },
    gray: { head: look('28', '6a6a6a', 'rose', 1, '06', '03', 'sad04', 5), wears: uniform('#4d5258', '#5f656c', '#2f3338', '#c9c9c4'), extras: [extra('cap', { main: '#4d5258', dark: '#383c42', accent: '#c9c9c4' })] },
  },
  glasshouse: {
    bramble: {
      head: { ...look('42', '7a2f16', 'peach', 3, '04', '09', 'happy01', 6), eyebrowsColor: '5a2412' }, wears: apron('#3c7a4a', '#d9cdb0', '#e8d9a0'),
      extras: [extra('sun-hat', { main: '#e3c583', accent: '#2f6b43', light: '#c9a761' })],
    },
    drake: {
      head: { ...look('01', 'd8d3ca', 'brown', 2, '14', '03', 'happy10', 5), beard: 'variant02', eyebrowsColor: 'b5afa5' }, wears: uniform('#1f3f70', '#2b5493', '#e8e0cc', '#e3b64a'),
      extras: [extra('cap', { main: '#f3efe4', dark: '#1f3f70', accent: '#e3b64a' })],
    },
    vesper: {
      head: { ...look('38', '17121c', 'deep', 4, '24', '05', 'happy12', 3), ...lips('a81e4a'), ...studs('ffd27a') }, wears: gown('#5b2d82', '#8a56b4'),
      extras: [pearls, extra('flower', { main: '#c9a4e8', accent: '#ffd27a' })],
    },
    moth: {
      head: { ...look('44', 'e9e6e0', 'rose', 2, '13', '12', 'sad03', 4), eyebrowsColor: 'b0aaa2', ...round('6a5a48') }, wears: tweed('#b8ae9a', '#cfc7b6', '#8d8470', '#4a4238', '#6a5f50', '#f0e8d4'),
      extras: [moustache('#e4e0d8', '#a8a297')],
    },
    quill: {
      head: { ...look('22', '2a1c14', 'gold', 1, '21', '02', 'happy05', 1) }, wears: suit('#b98a1c', '#d6a72e', '#2f3a4a', '#7f93ad'),
      extras: [extra('bowler', { main: '#5c4a2a', accent: '#e0b93a' })],
    },
    crumb: {
      head: { ...look('43', 'a8a2a0', 'pale', 3, '01', '07', 'happy03', 2), eyebrowsColor: '8d8782', ...lips('b0323c') }, wears: apron('#fbf6ea', '#c8412f', '#c8412f'),
      extras: [extra('headscarf', { main: '#c8412f', accent: '#fbe9d0' })],
    },
  },
  'forty-fathoms': {
    barnacle: {
      head: { ...look('25', 'd9d4cc', 'sand', 1, '20', '03', 'happy01', 5), beard: 'variant01', eyebrowsColor: 'b5afa5' }, wears: uniform('#243a5a', '#31507c', '#c8323c', '#e3b64a'),
      extras: [extra('cap', { main: '#243a5a', dark: '#16263e', accent: '#e3b64a' })],
    },
    pip: {
      head: { ...look('27', 'e8862e', 'peach', 3, '09', '02', 'happy16', 6), eyebrowsColor: 'a85a18', freckles: 'variant01', frecklesColor: 'c98a5a' }, wears: sweater('#f3efe4', '#cfc8b8', '#c8323c'),
    },
    coral: {
      head: { ...look('37', '1a1218', 'tan', 4, '23', '05', 'happy05', 3), ...lips('a83240') }, wears: diver('#d9792e', '#8f4a18', '#f0c060', '#3b2a20'),
      extras: [extra('goggles', { main: '#c98f3a', accent: '#bfe6ea', dark: '#5a3a22' })],
    },
    ladle: {
      head: { ...look('23', '5a3a6a', 'deep', 2, '06', '10', 'sad03', 2), ...lips('7a2440') }, wears: apron('#f5f2ea', '#4a8a7a', '#4a8a7a'),
      extras: [extra('chef-hat', { main: '#fbf9f4', light: '#e2ddd0' })],
    },
  },
};
