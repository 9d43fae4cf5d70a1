import { useRef } from 'react';
import type { ReactElement } from 'react';
import { workLimits } from '../../../../../schema/limits.ts';
import { DragHandle } from '../../../../ui/lists/DragHandle.tsx';
import { MoveButtons } from '../../../../ui/lists/MoveButtons.tsx';
import { TextField } from '../../../../ui/fields/text/TextField.tsx';
import { ProgressBar } from '../../../../ui/feedback/ProgressBar.tsx';
import * as css from '../edit.css.ts';
import { MediumPicture } from './MediumPicture.tsx';
import type { UploadState } from './uploads.ts';
import type { WorkMedium } from '../workValues.ts';

interface MediumRowProps {
  readonly medium: WorkMedium;
  readonly index: number;
  readonly count: number;
  /** Null once the server has it. */
  readonly state: UploadState | null;
  readonly error: string | undefined;
  readonly dragged: boolean;
  readonly onDrag: (dragging: boolean) => void;
  readonly onDragOver: () => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
  readonly onRetry: () => void;
  readonly onDescribe: (caption: string) => void;
}

/** One picture or film: its place in the order, its caption, and how far it has come. */
export function MediumRow({
  medium,
  index,
  count,
  state,
  error,
  dragged,
  onDrag,
  onDragOver,
  onMove,
  onRemove,
  onRetry,
  onDescribe,
}: MediumRowProps): ReactElement {
  const name = `${index + 1}番目の${medium.kind === 'VIDEO' ? '動画' : '画像'}`;
  const isSending = state !== null && state.step !== 'failed';
  const row = useRef<HTMLDivElement>(null);
  return (
    <li>
      <div
        ref={row}
        className={css.medium}
        data-dragged={dragged ? '' : undefined}
        role="presentation"
        // Files from outside are the list's, not this row's.
        onDragOver={(event) => {
          if (event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          onDragOver();
        }}
        onDrop={(event) => {
          if (!event.dataTransfer.types.includes('Files')) event.preventDefault();
        }}
      >
        <DragHandle
          name={name}
          itemKey={medium.key}
          index={index}
          row={row}
          className={css.handle}
          onDrag={onDrag}
          onMove={onMove}
        />
        <MediumPicture medium={medium} />
        <div className={css.mediumBody}>
          {state === null ? (
            <TextField
              label={`${name}のキャプション`}
              labelHidden
              placeholder="キャプション(任意)"
              value={medium.caption}
              limit={workLimits.caption}
              onChange={onDescribe}
              error={error}
            />
          ) : (
            <UploadLine name={medium.fileName} state={state} />
          )}
          <div className={css.mediumActs}>
            <MoveButtons name={name} index={index} count={count} onMove={onMove} />
            {state?.step === 'failed' && state.isFinal !== true && (
              <button type="button" className={css.textAct} onClick={onRetry}>
                もう一度送る
              </button>
            )}
            <button
              type="button"
              className={css.textAct}
              aria-label={isSending ? `${name}のアップロードをキャンセル` : `${name}を外す`}
              data-removes=""
              onClick={onRemove}
            >
              {isSending ? 'キャンセル' : '外す'}
            </button>
          </div>
        </div>
      </div>
    </li>
  );
}

function UploadLine({ name, state }: { readonly name: string; readonly state: UploadState }): ReactElement {
  const percent = Math.round(state.sent * 100);
  return (
    <div className={css.upload}>
      <p className={css.uploadName}>{name}</p>
      {state.step === 'failed' ? (
        <p className={css.uploadError} role="alert">
          {state.message}
        </p>
      ) : (
        <>
          <ProgressBar value={state.sent} max={1} label={`${name}の送信`} />
          <p className={css.uploadState}>
            {state.step === 'waiting' ? '送信待ち' : percent < 100 ? `${percent}%` : '処理中'}
          </p>
        </>
      )}
    </div>
  );
}
