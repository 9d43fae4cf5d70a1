import { useState } from 'react';
import type { ReactElement } from 'react';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { FieldGroup } from '../../../../ui/fields/form/FieldGroup.tsx';
import type { FieldLook } from '../../../../ui/fields/form/FieldParts.tsx';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { IconButton } from '../../../../ui/buttons/IconButton.tsx';
import { TextField } from '../../../../ui/fields/text/TextField.tsx';
import * as css from './fields.css.ts';
import { linkProblem } from '../saving/draftInput.ts';
import { openingLimits } from '../../../../../schema/limits.ts';
import { useDraftForm } from './formContext.ts';

export function LinksField({ look }: { readonly look: FieldLook }): ReactElement {
  const { draft, onLeave } = useDraftForm();
  const [left, setLeft] = useState(-1);
  const { links } = draft.values;
  const shown = links.length === 0 ? [''] : links;
  const put = (index: number, link: string): void =>
    draft.set(
      'links',
      shown.map((each, at) => (at === index ? link : each)),
    );
  const isSaid = shown.some((link, index) => left >= index && linkProblem(link) !== undefined);
  const isFull = links.length >= openingLimits.links;
  return (
    <FieldGroup
      {...look}
      error={isSaid ? undefined : look.error}
      met={links.some((link) => link.trim() !== '')}
    >
      <div className={css.stack}>
        {shown.map((link, index) => (
          <LinkRow
            // oxlint-disable-next-line react/no-array-index-key -- lines of text without another name
            key={index}
            index={index}
            link={link}
            error={left >= index ? linkProblem(link) : undefined}
            onChange={(text) => put(index, text)}
            onBlur={() => {
              setLeft(Math.max(left, index));
              onLeave('links');
            }}
            onRemove={
              links.length === 0
                ? null
                : () =>
                    draft.set(
                      'links',
                      links.filter((_, at) => at !== index),
                    )
            }
          />
        ))}
      </div>
      <div className={css.listEnd}>
        <Button
          size="s"
          icon={<Icon name="plus" size={16} />}
          aria-disabled={isFull || shown.includes('')}
          onClick={() => draft.set('links', [...shown, ''])}
        >
          アドレスを追加する
        </Button>
        <span className={css.small}>
          {links.filter((link) => link.trim() !== '').length} / {openingLimits.links}
        </span>
      </div>
    </FieldGroup>
  );
}

interface LinkRowProps {
  readonly index: number;
  readonly link: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
  readonly onRemove: (() => void) | null;
}

function LinkRow({ index, link, error, onChange, onBlur, onRemove }: LinkRowProps): ReactElement {
  const name = `${index + 1}番目のアドレス`;
  return (
    <TextField
      label={name}
      labelHidden
      type="url"
      placeholder="https://"
      value={link}
      error={error}
      onChange={onChange}
      onBlur={onBlur}
      trailing={
        onRemove !== null && <IconButton icon="close" size="s" label={`${name}を外す`} onClick={onRemove} />
      }
    />
  );
}
