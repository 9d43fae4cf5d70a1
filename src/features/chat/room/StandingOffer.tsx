import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { buttonClass } from '../../../ui/buttons/buttonClass.ts';
import { Status } from '../../../ui/text/Status.tsx';

const states = {
  SENT: { shape: 'half', word: 'オファーの返答待ち' },
  ACCEPTED: { shape: 'filled', word: 'オファー成立' },
  DECLINED: { shape: 'ring', word: 'オファー辞退' },
  WITHDRAWN: { shape: 'ring', word: 'オファー取り下げ' },
  EXPIRED: { shape: 'ring', word: 'オファーの返答期限切れ' },
} as const;

/** In place of the way to an offer: the one that stands, beside which no other is sent. */
export function StandingOffer({
  offer: { id, status },
  name,
}: {
  readonly offer: { readonly id: string; readonly status: keyof typeof states };
  /** Whose it is, where several are listed. */
  readonly name?: string;
}): ReactElement {
  const { shape, word } = states[status];
  return (
    <>
      <Status shape={shape}>{word}</Status>
      <Link
        to="/offers/$id"
        params={{ id }}
        className={buttonClass({ size: 's' })}
        aria-label={name === undefined ? undefined : `${name}さんへのオファーを見る`}
      >
        オファーを見る
      </Link>
    </>
  );
}
