import type { ReactElement, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Picture } from '../../ui/pictures/Picture.tsx';
import type {
  WorkContents_contents$data,
  WorkContents_contents$key,
} from '../__generated__/WorkContents_contents.graphql.ts';
import type { WorkContents_work$key } from '../__generated__/WorkContents_work.graphql.ts';
import * as css from './reviews.css.ts';
import { Story } from './Story.tsx';

type Contents = Omit<WorkContents_contents$data, ' $fragmentType'>;
type Medium = Contents['media'][number];

const contentsFragment = graphql`
  fragment WorkContents_contents on ReviewContents {
    name
    description
    designScope
    clientName
    period
    workload
    categories
    industries
    tools
    media {
      id
      type
      url
      width
      height
      thumbhash
      caption
      posterUrl
    }
  }
`;

const visibilityWords = {
  EVERYONE: '全員',
  MEMBERS: '会員',
  COMPANIES: '指定した会社のみ',
  LINK: 'リンクを知っている人',
} as const;

interface WorkContentsProps {
  readonly work: WorkContents_work$key;
  /** Which of the pictures is shown. */
  readonly place: number;
  readonly onPlace: (place: number) => void;
  readonly notice: string | null;
}

/** What is looked at; of a change, beside what stands. */
export function WorkContents({ work, place, onPlace, notice }: WorkContentsProps): ReactElement {
  const {
    contents: key,
    before: beforeKey,
    visibility,
    hold,
    ...rest
  } = useFragment(
    graphql`
      fragment WorkContents_work on ReviewedWork {
        visibility
        contents {
          ...WorkContents_contents
        }
        before {
          ...WorkContents_contents
        }
        hold {
          staffName
          note
        }
        ...Story_work
      }
    `,
    work,
  );
  const contents = useFragment<WorkContents_contents$key>(contentsFragment, key);
  const before = useFragment<WorkContents_contents$key>(contentsFragment, beforeKey ?? null) ?? null;
  const shown = contents.media[place];
  const standing = before?.media[place];
  const isNewHere = shown !== undefined && before !== null && !before.media.some(({ id }) => id === shown.id);
  return (
    <div className={css.body}>
      {notice !== null && <output className={css.notice}>{notice}</output>}
      {hold != null && (
        <p className={css.notice}>
          {hold.staffName}さんが保留にしています。{hold.note}
        </p>
      )}
      {before === null ? (
        <div className={css.stage}>
          <Shown medium={shown} name={contents.name} />
        </div>
      ) : (
        <div className={css.both}>
          <Shown medium={standing} name={before.name} label="公開中" />
          <Shown medium={shown} name={contents.name} label={isNewHere ? '申請中(新しい画像)' : '申請中'} />
        </div>
      )}
      {shown?.caption != null && <p className={css.caption}>{shown.caption}</p>}
      {contents.media.length > 1 && (
        <ul className={css.film} aria-label="画像">
          {contents.media.map((medium, at) => (
            <li key={medium.id}>
              <button
                type="button"
                className={css.frame}
                aria-pressed={at === place}
                aria-label={`${at + 1}点め`}
                onClick={() => onPlace(at)}
              >
                <Picture
                  src={medium.posterUrl ?? medium.url}
                  alt=""
                  width={medium.width}
                  height={medium.height}
                  sizes="120px"
                  aspect="4 / 3"
                  thumbhash={medium.thumbhash}
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={css.facts}>
        <dl className={css.defs}>
          <Fact name="作品名" now={contents.name} before={before?.name} onlyChanged />
          <Fact name="担当範囲" now={contents.designScope} before={before?.designScope} />
          <Fact name="依頼主" now={contents.clientName} before={before?.clientName} />
          <Fact name="期間" now={contents.period} before={before?.period} onlyChanged />
          <Fact name="稼働" now={contents.workload} before={before?.workload} onlyChanged />
          <Fact name="分野" now={contents.categories.join('、')} before={before?.categories.join('、')} />
          <Fact name="業種" now={contents.industries.join('、')} before={before?.industries.join('、')} />
          <Fact name="ツール" now={contents.tools.join('、')} before={before?.tools.join('、')} />
          <Fact name="公開範囲" now={visibilityWords[visibility]} before={undefined} />
        </dl>
        <p className={css.prose}>
          <Changed now={contents.description} before={before?.description} />
        </p>
      </div>
      <Story work={rest} />
    </div>
  );
}

interface ShownProps {
  readonly medium: Medium | undefined;
  readonly name: string;
  readonly label?: string;
}

function Shown({ medium, name, label }: ShownProps): ReactElement {
  return (
    <figure className={css.shown}>
      {label !== undefined && <figcaption className={css.tag}>{label}</figcaption>}
      {medium === undefined && <span className={css.nothing}>この位置に画像はありません</span>}
      {medium?.type === 'VIDEO' && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- creators' films come without captions
        <video
          className={css.picture}
          src={medium.url}
          poster={medium.posterUrl ?? undefined}
          controls
          muted
        />
      )}
      {medium?.type === 'IMAGE' && (
        <Picture
          key={medium.id}
          src={medium.url}
          alt={medium.caption ?? name}
          width={medium.width}
          height={medium.height}
          sizes="(max-width: 1023px) 100vw, 60vw"
          fill
          fit="contain"
          thumbhash={medium.thumbhash}
          eager
          edge={false}
          className={css.picture}
        />
      )}
    </figure>
  );
}

interface FactProps {
  readonly name: string;
  readonly now: string;
  readonly before: string | undefined;
  /** Only where it says something or was changed. */
  readonly onlyChanged?: boolean;
}

function Fact({ name, now, before, onlyChanged = false }: FactProps): ReactNode {
  const isSame = before === undefined || before === now;
  if (onlyChanged && isSame && (name === '作品名' || now === '')) return null;
  return (
    <div className={css.def}>
      <dt>{name}</dt>
      <dd>
        <Changed now={now} before={before} />
      </dd>
    </div>
  );
}

const or = (text: string): string => (text === '' ? '記載なし' : text);

function Changed({ now, before }: Pick<FactProps, 'before' | 'now'>): ReactElement {
  if (before === undefined || before === now) return <>{or(now)}</>;
  return (
    <>
      <del>{or(before)}</del>
      <ins>{or(now)}</ins>
    </>
  );
}
