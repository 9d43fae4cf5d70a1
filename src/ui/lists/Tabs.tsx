import { useId, useRef } from 'react';
import type { KeyboardEvent, ReactElement, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { TabCount } from './TabCount.tsx';
import { panel } from './Tabs.css.ts';
import { tabBarClass, tabClass, type TabLook } from './tabClass.ts';

export interface TabItem<V extends string> {
  readonly value: V;
  readonly label: ReactNode;
  readonly count?: number;
  /** The count is of unread things. */
  readonly fresh?: boolean;
}

interface TabsProps<V extends string> {
  readonly label: string;
  readonly tabs: readonly TabItem<V>[];
  readonly value: V;
  readonly onChange: (value: V) => void;
  /** `title` in Mincho, `small`, `dense` for tools. */
  readonly look?: TabLook;
  readonly children: ReactNode;
  readonly barClassName?: string;
  readonly className?: string;
}

const steps: Partial<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Tabs without addresses. For links use `tabBarClass` and `tabClass`. */
export function Tabs<V extends string>({
  label,
  tabs,
  value,
  onChange,
  look = 'small',
  children,
  barClassName,
  className,
}: TabsProps<V>): ReactElement {
  const id = useId();
  const bar = useRef<HTMLDivElement>(null);
  const current = tabs.findIndex((tab) => tab.value === value);

  const move = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    let next: number;
    if (step !== undefined) next = (current + step + tabs.length) % tabs.length;
    else if (event.key === 'Home') next = 0;
    else if (event.key === 'End') next = tabs.length - 1;
    else return;
    event.preventDefault();
    const chosen = tabs[next];
    if (chosen === undefined) return;
    onChange(chosen.value);
    const element = bar.current?.querySelectorAll<HTMLElement>('[role=tab]')[next];
    element?.focus();
    element?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  };
  return (
    <div className={className}>
      <div
        ref={bar}
        className={cx(tabBarClass(look), barClassName)}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={move}
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            className={tabClass(look)}
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? `${id}-panel` : undefined}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
            {tab.count !== undefined && <TabCount fresh={tab.fresh ?? false}>{tab.count}</TabCount>}
          </button>
        ))}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the pattern asks for it: Tab goes from tab to panel */}
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        className={panel}
        tabIndex={0}
      >
        {children}
      </div>
    </div>
  );
}
