import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';

/** Short names on the page (`--paper`, `--ai`), as in the design's token table. */
export const vars = createGlobalThemeContract({
  color: {
    paper: 'paper',
    raise: 'raise',
    sink: 'sink',
    ink: 'ink',
    ink2: 'ink-2',
    ink3: 'ink-3',
    rule: 'rule',
    rule2: 'rule-2',
    field: 'field',
    /** 藍: companies, actions, selection. */
    ai: 'ai',
    aiFill: 'ai-fill',
    aiDeep: 'ai-deep',
    aiWash: 'ai-wash',
    onAi: 'on-ai',
    /** 朱: creators, unread, errors, deadlines. */
    shu: 'shu',
    shuFill: 'shu-fill',
    shuDeep: 'shu-deep',
    shuWash: 'shu-wash',
    onShu: 'on-shu',
    /** The place of a loading picture. */
    wait: 'wait',
    scrim: 'scrim',
    /** The line inside a picture's edge that sets a white work off from the paper. */
    hair: 'hair',
  },
  shadow: { float: 'float' },
  font: { gothic: 'go', mincho: 'min', num: 'num' },
  layout: { margin: 'm', toolMargin: 'm-tool', gutter: 'g', head: 'head', bar: 'bar', row: 'row' },
  radius: { s: 'r1', m: 'r2', l: 'r3' },
});

/** The only widths at which the layout changes. */
export const media = {
  small: '(max-width: 359px)',
  phone: '(max-width: 767px)',
  tablet: '(max-width: 1023px)',
  narrow: '(max-width: 1199px)',
  aboveP: '(min-width: 768px)',
  hover: '(hover: hover)',
  coarse: '(pointer: coarse)',
  dark: '(prefers-color-scheme: dark)',
  stillness: '(prefers-reduced-motion: reduce)',
  forced: '(forced-colors: active)',
} as const;

export const z = {
  raised: 1,
  sticky: 10,
  head: 20,
  bar: 20,
  sheet: 200,
  popover: 250,
  tooltip: 280,
  toast: 300,
} as const;

export const motion = { quick: '120ms ease-out', usual: '160ms ease-out', slow: '200ms ease-out' } as const;

const light = assignVars(vars.color, {
  paper: '#F8F6F1',
  raise: '#FFFFFF',
  sink: '#F0EDE5',
  ink: '#181714',
  ink2: '#55514A',
  ink3: '#6B665C',
  rule: '#DDD8CD',
  rule2: '#BDB7AA',
  field: '#8B8578',
  ai: '#22379B',
  aiFill: '#22379B',
  aiDeep: '#182A7C',
  aiWash: '#E8EAF5',
  onAi: '#FFFFFF',
  shu: '#C2371B',
  shuFill: '#C2371B',
  shuDeep: '#A12A12',
  shuWash: '#FBE9E3',
  onShu: '#FFFFFF',
  wait: '#F0EDE5',
  scrim: 'rgba(24,23,20,.46)',
  hair: 'rgba(24,23,20,.07)',
});

const dark = assignVars(vars.color, {
  paper: '#141310',
  raise: '#1D1C18',
  sink: '#0D0C0A',
  ink: '#F1EDE4',
  ink2: '#B8B2A5',
  ink3: '#989183',
  rule: '#322F29',
  rule2: '#4D493F',
  field: '#7D776A',
  ai: '#A3B1FA',
  aiFill: '#4A5FD6',
  aiDeep: '#3A4DBE',
  aiWash: '#222741',
  onAi: '#FFFFFF',
  shu: '#F2805F',
  shuFill: '#C9421F',
  shuDeep: '#AE3517',
  shuWash: '#3A1F17',
  onShu: '#FFFFFF',
  wait: '#322F29',
  scrim: 'rgba(0,0,0,.6)',
  hair: 'rgba(24,23,20,.07)',
});

const lightShadow = '0 1px 0 rgba(24,23,20,.06), 0 12px 32px -8px rgba(24,23,20,.24)';
const darkShadow = '0 0 0 1px #3A372F, 0 16px 40px -8px rgba(0,0,0,.7)';

globalStyle(':root, [data-theme=light]', {
  colorScheme: 'light',
  vars: { ...light, [vars.shadow.float]: lightShadow },
});

const darkTheme = { colorScheme: 'dark', vars: { ...dark, [vars.shadow.float]: darkShadow } };

// Paper is white: light letters would not be read on it.
globalStyle('[data-theme=dark]', { '@media': { screen: darkTheme } });

// Without a choice the system decides.
globalStyle(':root:not([data-theme])', { '@media': { [`screen and ${media.dark}`]: darkTheme } });

const gothic = '"Hiragino Sans", "Noto Sans JP", "Noto Sans CJK JP", "Yu Gothic UI", Meiryo, sans-serif';

globalStyle(':root', {
  vars: {
    [vars.font.gothic]: `"Tsumugi Num", "Tsumugi Num Fallback", ${gothic}`,
    [vars.font.num]: `"Tsumugi Num", "Tsumugi Num Fallback", ${gothic}`,
    [vars.font.mincho]: '"Hiragino Mincho ProN", "Yu Mincho", "Noto Serif JP", "Noto Serif CJK JP", serif',
    [vars.layout.margin]: '48px',
    [vars.layout.toolMargin]: '20px',
    [vars.layout.gutter]: '24px',
    [vars.layout.head]: '56px',
    [vars.layout.bar]: '0px',
    [vars.layout.row]: '44px',
    [vars.radius.s]: '2px',
    [vars.radius.m]: '4px',
    [vars.radius.l]: '8px',
  },
  '@media': {
    [media.tablet]: { vars: { [vars.layout.margin]: '32px' } },
    [media.phone]: {
      vars: {
        [vars.layout.margin]: '16px',
        [vars.layout.toolMargin]: '16px',
        [vars.layout.gutter]: '12px',
        [vars.layout.head]: '52px',
        [vars.layout.bar]: '56px',
      },
    },
  },
});
