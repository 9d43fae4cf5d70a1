import { globalStyle, style } from '@vanilla-extract/css';
import { formMessageGap } from '../../ui/fields/form/Field.css.ts';
import { media, vars } from '../../ui/theme/theme.css.ts';

export const choice = style({ maxWidth: 280, margin: '20px 0' });

/** On a phone an invoice is some lines, with its acts in the last: nobody has to look for them sideways. */
export const heads = style({ '@media': { [media.phone]: { position: 'absolute', clipPath: 'inset(50%)' } } });
export const invoice = style({
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas: `
        "number number total"
        "company company state"
        "due due month"
        "paper paid correct"
        "reason reason reason"
      `,
      alignItems: 'center',
      gap: '2px 16px',
      padding: '12px 0',
      borderBottom: `1px solid ${vars.color.rule}`,
    },
  },
});
/** More exact than the table's own. */
globalStyle(`${invoice}${invoice} > :is(th, td)`, {
  '@media': { [media.phone]: { minWidth: 0, padding: 0, border: 0 } },
});
export const number = style({ '@media': { [media.phone]: { gridArea: 'number' } } });
export const name = style({
  selectors: { '&&': { textAlign: 'left', whiteSpace: 'normal', minWidth: 160 } },
  '@media': { [media.phone]: { gridArea: 'company', selectors: { '&&': { minWidth: 0 } } } },
});
const leftOnPhone = { selectors: { '&&': { textAlign: 'left' } } } as const;
export const month = style({ '@media': { [media.phone]: { gridArea: 'month' } } });
export const total = style({ '@media': { [media.phone]: { gridArea: 'total', fontWeight: 700 } } });
/** The heads are not seen there. */
export const due = style({
  '@media': { [media.phone]: { gridArea: 'due', ...leftOnPhone } },
  selectors: { '&::before': { '@media': { [media.phone]: { content: '"期日 "' } } } },
});
export const state = style({ '@media': { [media.phone]: { gridArea: 'state' } } });
export const paper = style({ '@media': { [media.phone]: { gridArea: 'paper', ...leftOnPhone } } });
export const paid = style({ '@media': { [media.phone]: { gridArea: 'paid' } } });
export const correct = style({
  selectors: { '&&': { textAlign: 'left' } },
  '@media': { [media.phone]: { gridArea: 'correct' } },
});
/** Words of a person wrap. */
export const reason = style({
  selectors: { '&&': { textAlign: 'left', whiteSpace: 'normal', overflowWrap: 'anywhere' } },
  '@media': { [media.phone]: { gridArea: 'reason' } },
});
export const form = style({ display: 'grid', gap: 16, vars: { [formMessageGap]: '0px' } });
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 180px',
  gap: '4px 16px',
  alignItems: 'end',
  padding: '12px 0',
  borderBottom: `1px solid ${vars.color.rule}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
