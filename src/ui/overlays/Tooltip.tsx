import type { ComponentProps, ReactElement } from 'react';
import { Focusable, Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { tooltip } from './Overlay.css.ts';

interface TooltipProps {
  readonly text: string;
  /** One focusable control: a Button, a link. */
  readonly children: ComponentProps<typeof Focusable>['children'];
  readonly placement?: 'top' | 'bottom' | 'left' | 'right';
}

/** Additional words; never a control's only name. Esc hides it. */
export function Tooltip({ text, children, placement = 'top' }: TooltipProps): ReactElement {
  return (
    <TooltipTrigger delay={500} closeDelay={100}>
      <Focusable>{children}</Focusable>
      <AriaTooltip className={tooltip} placement={placement} offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
