import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  TextBlocks_blocks$data,
  TextBlocks_blocks$key,
} from '../../../__generated__/TextBlocks_blocks.graphql.ts';
import { placed } from '../../lib/browser/placed.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { SimpleBlock } from './SimpleBlock.tsx';
import * as css from './texts.css.ts';
import { TextSpans } from './TextSpans.tsx';

type Blocks = TextBlocks_blocks$data;

interface TextBlocksProps {
  readonly blocks: TextBlocks_blocks$key;
  /** Larger first paragraph, if before the first chapter. */
  readonly hasLead?: boolean;
}

interface Group {
  readonly blocks: Blocks;
  /** The number of its first figure. */
  readonly firstFigure: number;
}

/** Groups consecutive figures, to be shown side by side. */
function inGroups(blocks: Blocks): readonly Group[] {
  const groups: { readonly blocks: Blocks[number][]; readonly firstFigure: number }[] = [];
  let figures = 0;
  for (const block of blocks) {
    const isFigure = block.kind === 'FIGURE';
    const last = groups.at(-1)?.blocks;
    if (isFigure) figures += 1;
    if (isFigure && last?.[0]?.kind === 'FIGURE') last.push(block);
    else groups.push({ blocks: [block], firstFigure: figures });
  }
  return groups;
}

/** A text (article, document, terms) from the server's blocks. */
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
  return (
    <>
      {placed(inGroups(blocks)).map(({ key: place, at, entry: group }) => {
        const [block] = group.blocks;
        if (block === undefined) return null;
        if (block.kind === 'FIGURE') {
          return <Figures key={place} figures={group.blocks} first={group.firstFigure} />;
        }
        if (block.kind === 'TABLE') return <TextTable key={place} rows={block.rows} />;
        if (block.kind === 'NOTE' || block.kind === 'CHECKLIST')
          return (
            <aside key={place} className={css.box}>
              {block.title != null && <p className={css.boxTitle}>{block.title}</p>}
              {placed(block.blocks).map((inner) => (
                <SimpleBlock key={inner.key} block={inner.entry} />
              ))}
              {block.kind === 'CHECKLIST' && (
                <ul className={css.checks}>
                  {placed(block.items).map((item) => (
                    <li key={item.key} className={css.check}>
                      <Icon name="check" size={16} />
                      <span>
                        <TextSpans spans={item.entry.spans} />
                      </span>
                    </li>
                  ))}
                </ul>
              )}
            </aside>
          );
        return (
          <SimpleBlock key={place} block={block} isLead={hasLead && at === 0 && block.kind === 'PARAGRAPH'} />
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
      {placed(figures).map(({ key: place, at, entry: { picture, alt, title } }) => (
        <figure key={place} className={css.figure}>
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
            <b className={css.captionNumber}>図{first + at}</b>
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
    <div className={css.tablePlace}>
      <table className={css.table}>
        <thead>
          <tr>
            {placed(head?.cells ?? []).map(({ key: place, entry: { spans } }) => (
              <th key={place} scope="col" className={css.th}>
                <TextSpans spans={spans} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {placed(body).map(({ key: row, entry: { cells } }) => (
            <tr key={row}>
              {placed(cells).map(({ key: place, entry: { spans } }) => (
                <td key={place} className={css.td}>
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
