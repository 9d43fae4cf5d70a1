import type { ReactElement } from 'react';
import type { SlidePicture } from './announcementSlides.ts';
import * as css from './FollowAnnouncement.css.ts';

/** A creator, in 朱. */
function Person({ x, y }: { readonly x: number; readonly y: number }): ReactElement {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className={css.paper} r="26" />
      <circle className={css.shuFill} cy="-7" r="8" />
      <path className={css.shuFill} d="M-16 17q2 -15 16 -15t16 15a26 26 0 0 1 -32 0z" />
    </g>
  );
}

/** A company, in 藍. */
function Company({ x, y }: { readonly x: number; readonly y: number }): ReactElement {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={css.aiFill} x="-24" y="-28" width="48" height="56" />
      <path
        className={css.light}
        d="M-15 -19h8v8h-8zM7 -19h8v8h-8zM-15 -4h8v8h-8zM7 -4h8v8h-8zM-5 14h10v14h-10z"
      />
    </g>
  );
}

function Work({
  x,
  y,
  tone,
}: {
  readonly x: number;
  readonly y: number;
  readonly tone: string;
}): ReactElement {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={css.paper} width="72" height="54" />
      <path className={tone} d="M12 42l18 -26 14 18 8 -10 12 18z" />
      <circle className={css.ink} cx="54" cy="15" r="5" />
    </g>
  );
}

function Lines({
  x,
  y,
  widths,
}: {
  readonly x: number;
  readonly y: number;
  readonly widths: readonly number[];
}) {
  return (
    <path className={css.grey} d={widths.map((width, row) => `M${x} ${y + row * 12}h${width}`).join('')} />
  );
}

function Drawing({ picture }: { readonly picture: SlidePicture }): ReactElement {
  switch (picture) {
    case 'follow':
      return (
        <>
          <Company x={112} y={100} />
          <path className={css.ai} d="M148 100h176M312 90l12 10 -12 10" />
          <Person x={368} y={100} />
          <path className={css.aiFill} d="M208 130h64v24h-64z" />
          <path className={css.light} d="M222 141h22v2h-22zM252 136h2v12h-2zM247 141h12v2h-12z" />
        </>
      );
    case 'notice':
      return (
        <>
          <path className={css.paper} d="M120 40h240v120h-240z" />
          <path d="M120 40h240" />
          <path className={css.aiWash} d="M120 41h240v39h-240z" />
          <path className={css.aiFill} d="M120 41h3v39h-3z" />
          <rect className={css.aiFill} x="138" y="52" width="18" height="18" />
          <Lines x={170} y={56} widths={[120, 84]} />
          <circle className={css.shuFill} cx="340" cy="60" r="5" />
          <path className={css.grey} d="M120 80h240M120 120h240" />
          <circle className={css.greyFill} cx="147" cy="100" r="9" />
          <Lines x={170} y={96} widths={[96, 132]} />
          <circle className={css.greyFill} cx="147" cy="140" r="9" />
          <Lines x={170} y={136} widths={[132, 60]} />
        </>
      );
    case 'talk':
      return (
        <>
          <Person x={104} y={66} />
          <path className={css.shu} d="M152 42v52" />
          <Lines x={168} y={50} widths={[196, 168, 92]} />
          <Company x={104} y={146} />
          <path className={css.ai} d="M152 122v46" />
          <Lines x={168} y={132} widths={[148, 184]} />
        </>
      );
    case 'pick':
      return (
        <>
          <Work x={64} y={44} tone={css.greyFill} />
          <Work x={154} y={44} tone={css.shuFill} />
          <Work x={64} y={116} tone={css.greyFill} />
          <Work x={154} y={116} tone={css.greyFill} />
          <path className={css.ai} d="M149 39h82v64h-82z" />
          <path className={css.ai} d="M232 71h72M292 61l12 10 -12 10" />
          <Person x={350} y={71} />
          <path className={css.aiFill} d="M318 116h64v26h-64z" />
          <path
            className={css.light}
            d="M330 129l5 5 9 -10 1.500 1.500 -10.500 12 -6.500 -7zM352 128h20v2h-20z"
          />
        </>
      );
    case 'timeline':
      return (
        <>
          <path d="M88 30v140" />
          <circle className={css.shuFill} cx="88" cy="58" r="6" />
          <circle className={css.paper} cx="88" cy="136" r="6" />
          <Lines x={112} y={48} widths={[64, 40]} />
          <Work x={208} y={30} tone={css.shuFill} />
          <Work x={292} y={30} tone={css.aiFill} />
          <path className={css.grey} d="M112 100h280" />
          <Lines x={112} y={126} widths={[84, 56]} />
          <Person x={238} y={136} />
          <circle className={css.shuFill} cx="290" cy="136" r="6" />
          <Lines x={306} y={131} widths={[72, 44]} />
        </>
      );
  }
}

/** Decoration: the text below says it all. */
export function AnnouncementPicture({ picture }: { readonly picture: SlidePicture }): ReactElement {
  return (
    <svg viewBox="0 0 480 200" className={css.drawing} aria-hidden="true">
      <Drawing picture={picture} />
    </svg>
  );
}
