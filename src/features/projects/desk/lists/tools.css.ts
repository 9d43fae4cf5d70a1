/* Stages, order, filters. */
import { style } from '@vanilla-extract/css';
import { media, vars, z } from '../../../../ui/theme/theme.css.ts';

const { color, layout } = vars;

export const tabRow = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'stretch',
  minHeight: 44,
  padding: `0 ${layout.toolMargin}`,
  borderBottom: `1px solid ${color.rule}`,
  '@media': {
    [media.phone]: {
      position: 'sticky',
      top: layout.head,
      zIndex: z.sticky,
      padding: '0 8px 0 16px',
      background: color.paper,
    },
  },
});
export const tabs = style({ flex: 1, boxShadow: 'none', marginBottom: -1 });
export const boardTitle = style({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  fontSize: 13,
  fontWeight: 700,
});
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  flex: 'none',
  paddingLeft: 12,
  '@media': { [media.phone]: { paddingLeft: 4 } },
});
export const tool = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  height: 32,
  padding: '0 8px',
  border: 0,
  borderRadius: vars.radius.s,
  background: 'none',
  color: color.ink2,
  font: 'inherit',
  fontSize: 13,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: color.ink, background: color.sink } } },
    // Their icons alone, the words for those who listen.
    [media.phone]: { fontSize: 0, gap: 0, minWidth: 40, height: 44, justifyContent: 'center' },
  },
  '@container': { '(max-width: 619px)': { fontSize: 0, gap: 0 } },
});
export const toolDot = style({ width: 6, height: 6, borderRadius: '50%', background: color.ai });
export const filterPopover = style({ width: 300 });
export const filterForm = style({ display: 'grid', gap: 20, padding: 4 });
export const filters = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 8,
  padding: `8px ${layout.toolMargin}`,
  borderBottom: `1px solid ${color.rule}`,
});

export const stale = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 36,
  padding: `0 ${layout.toolMargin}`,
  borderBottom: `1px solid ${color.rule}`,
  background: color.aiWash,
  fontSize: 13,
});
