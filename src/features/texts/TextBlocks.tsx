import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  TextBlocks_blocks$data,
  TextBlocks_blocks$key,
} from '../../../__generated__/TextBlocks_blocks.graphql.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { SimpleBlock } from './SimpleBlock.tsx';
import * as css from './texts.css.ts';
import { TextSpans } from './TextSpans.tsx';

type Blocks = TextBlocks_blocks$data;

interface TextBlocksProps {
  readonly blocks: TextBlocks_blocks$key;
  /** The first paragraph, when it stands before the first chapter, is set larger. */
  readonly hasLead?: boolean;
}

/** Figures that follow each other stand side by side. */
function inGroups(blocks: Blocks): readonly Blocks[] {
  const groups: Blocks[number][][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (block.kind === 'FIGURE' && last?.[0]?.kind === 'FIGURE') last.push(block);
    else groups.push([block]);
  }
  return groups;
}

/** A text of the house, as its blocks come from the server. */
export function TextBlocks({ blocks: key, hasLead = false }: TextBlocksProps): ReactElement {
  const blocks = useFragment(
    graphql`
      fragment TextBlocks_blocks on TextBlock @relay(plural: true) {
        kind
        title
        alt
        picture {
          url
          width
          height
          thumbhash
        }
        items {
          spans {
            ...TextSpans_spans
          }
        }
        rows {
          cells {
            spans {
              ...TextSpans_spans
            }
          }
        }
        blocks {
          ...SimpleBlock_block
        }
        ...SimpleBlock_block
      }
    `,
    key,
  );
  let figures = 0;
  return (
    <>
      {inGroups(blocks).map((group, index) => {
        const [block] = group;
        if (block === undefined) return null;
        const place = String(index);
        if (block.kind === 'FIGURE') {
          const first = figures + 1;
          figures += group.length;
          return <Figures key={place} figures={group} first={first} />;
        }
        if (block.kind === 'TABLE') return <TextTable key={place} rows={block.rows} />;
        if (block.kind === 'NOTE' || block.kind === 'CHECKLIST')
          return (
            <aside key={place} className={css.box}>
              {block.title != null && <p className={css.boxTitle}>{block.title}</p>}
              {block.blocks.map((inner, at) => (
                <SimpleBlock key={String(at)} block={inner} />
              ))}
              {block.kind === 'CHECKLIST' && (
                <ul className={css.checks}>
                  {block.items.map((item, at) => (
                    <li key={String(at)} className={css.check}>
                      <Icon name="check" size={16} />
                      <span>
                        <TextSpans spans={item.spans} />
                      </span>
                    </li>
                  ))}
                </ul>
              )}
            </aside>
          );
        return (
          <SimpleBlock
            key={place}
            block={block}
            isLead={hasLead && index === 0 && block.kind === 'PARAGRAPH'}
          />
        );
      })}
    </>
  );
}

const alone = '(max-width: 1199px) 100vw, 1128px';
const beside = '(max-width: 767px) 50vw, 320px';

function Figures({ figures, first }: { readonly figures: Blocks; readonly first: number }): ReactElement {
  const isAlone = figures.length === 1;
  return (
    <div className={isAlone ? css.wideFigure : css.figures}>
      {figures.map(({ picture, alt, title }, index) => (
        <figure key={String(index)} className={css.figure}>
          {picture && (
            <Picture
              src={picture.url}
              alt={alt ?? ''}
              width={picture.width}
              height={picture.height}
              thumbhash={picture.thumbhash}
              sizes={isAlone ? alone : beside}
              aspect={isAlone ? undefined : '1 / 1'}
            />
          )}
          <figcaption className={css.caption}>
            <b className={css.captionNumber}>図{first + index}</b>
            {title}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

function TextTable({ rows }: { readonly rows: Blocks[number]['rows'] }): ReactElement {
  const [head, ...body] = rows;
  return (
    <div className={css.tablePlace} role="region" aria-label="表" tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            {head?.cells.map(({ spans }, index) => (
              <th key={String(index)} scope="col" className={css.th}>
                <TextSpans spans={spans} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map(({ cells }, row) => (
            <tr key={String(row)}>
              {cells.map(({ spans }, index) => (
                <td key={String(index)} className={css.td}>
                  <TextSpans spans={spans} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
