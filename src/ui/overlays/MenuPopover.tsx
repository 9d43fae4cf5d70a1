import { useRef } from 'react';
import type { ReactElement, RefObject } from 'react';
import { RouterProvider } from 'react-aria-components';
import {
  Header,
  Menu as AriaMenu,
  MenuItem,
  MenuSection,
  Popover as AriaPopover,
  Separator,
} from 'react-aria-components/Menu';
import { AriaLocale } from './AriaLocale.tsx';
import { cx } from '../cx.ts';
import { Icon } from '../icons/Icon.tsx';
import { Kbd } from '../text/Kbd.tsx';
import type { MenuChoice, MenuEntry } from './menuEntries.ts';
import { shield } from './shield.ts';
import {
  atLeastTrigger,
  chosen,
  danger,
  groupTitle,
  item,
  itemNote,
  itemWords,
  list,
  popover,
  separator,
} from './Overlay.css.ts';

interface MenuPopoverProps {
  readonly onClose: () => void;
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  readonly placement: 'bottom start' | 'bottom end' | 'top start' | 'top end';
  readonly navigate: ((href: string) => void) | undefined;
}

function MenuLine({ choice }: { readonly choice: MenuChoice }): ReactElement {
  return (
    <MenuItem
      id={choice.id}
      textValue={choice.label}
      className={cx(item, choice.danger === true && danger, choice.selected === true && chosen)}
      isDisabled={choice.disabled ?? false}
      {...(choice.href === undefined ? {} : { href: choice.href })}
      {...(choice.onAction === undefined ? {} : { onAction: choice.onAction })}
    >
      {choice.icon !== undefined && <Icon name={choice.icon} />}
      <span className={itemWords}>
        {choice.label}
        {choice.note !== undefined && <span className={itemNote}>{choice.note}</span>}
      </span>
      {choice.selected === true && <Icon name="check" size={16} label="選択中" />}
      {choice.shortcut !== undefined && <Kbd>{choice.shortcut}</Kbd>}
    </MenuItem>
  );
}

export function MenuPopover({
  onClose,
  triggerRef,
  label,
  entries,
  placement,
  navigate,
}: MenuPopoverProps): ReactElement {
  const place = useRef<HTMLElement>(null);
  const cover = (): void => {
    if (place.current) shield(place.current);
  };
  const menu = (
    <AriaPopover
      ref={place}
      className={cx(popover, atLeastTrigger)}
      aria-label={label}
      isOpen
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      triggerRef={triggerRef}
      placement={placement}
      offset={6}
      containerPadding={8}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu that opens takes the focus; that is its pattern */}
      <AriaMenu className={list} aria-label={label} autoFocus="first" onAction={cover} onClose={onClose}>
        {entries.map((entry, index) => {
          // oxlint-disable-next-line react/no-array-index-key -- rules have no identity
          if (entry === 'rule') return <Separator key={`rule-${index}`} className={separator} />;
          if (!('choices' in entry)) return <MenuLine key={entry.id} choice={entry} />;
          return (
            <MenuSection key={entry.title}>
              <Header className={groupTitle}>{entry.title}</Header>
              {entry.choices.map((choice) => (
                <MenuLine key={choice.id} choice={choice} />
              ))}
            </MenuSection>
          );
        })}
      </AriaMenu>
    </AriaPopover>
  );
  return (
    <AriaLocale>
      {navigate === undefined ? menu : <RouterProvider navigate={navigate}>{menu}</RouterProvider>}
    </AriaLocale>
  );
}
