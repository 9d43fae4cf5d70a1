import { memo } from 'react';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { WindowVirtualizer } from 'virtua';

const columns = 4;
const rows = 12_500;
const widths = [256, 384, 640, 828];
/** `?pictures=no` shows plain boxes instead. */
const withPictures = new URLSearchParams(location.search).get('pictures') !== 'no';

const picture = (of: string, width: number): string => `/_next/image?url=${of}&w=${width}&q=75`;

function Card({ n }: { readonly n: number }): ReactElement {
  return (
    <article>
      <a href={`/products/${n}`} data-card={n}>
        {withPictures ? (
          <img
            className="picture"
            width={400}
            height={300}
            sizes="25vw"
            srcSet={widths.map((width) => `${picture(`work${n}`, width)} ${width}w`).join(', ')}
            src={picture(`work${n}`, 828)}
            alt=""
          />
        ) : (
          <div className="picture" />
        )}
        <div className="title">
          <span>{String(n).padStart(4, '0')}</span>
          <h3>灯台のある町の記録 {n}</h3>
        </div>
      </a>
      <button type="button" aria-label="保存">
        +
      </button>
      <div className="author">
        {withPictures && <img width={20} height={20} src={picture(`author${n}`, 32)} alt="" />}
        <a href={`/creators/${n}`}>山田 太郎 {n}</a>
        <span>●</span>
        <span className="kind">イラスト</span>
      </div>
    </article>
  );
}

const Row = memo(function Row({ first }: { readonly first: number }): ReactElement {
  return (
    <div className="row">
      {Array.from({ length: columns }, (_, at) => (
        <Card key={at} n={first + at} />
      ))}
    </div>
  );
});

const place = document.getElementById('feed');
if (place === null) throw new Error('No place for the feed.');
createRoot(place).render(
  <WindowVirtualizer>
    {Array.from({ length: rows }, (_, at) => (
      <Row key={at} first={at * columns} />
    ))}
  </WindowVirtualizer>,
);
