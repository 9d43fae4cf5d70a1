import { useEffect, useRef, useState } from 'react';
import type { DragEvent, ReactElement, ReactNode } from 'react';
import { acceptFiles, type FileRules, type RefusedFile } from './acceptFiles.ts';
import { cx } from '../cx.ts';
import { Field } from './form/Field.tsx';
import {
  compact as compactClass,
  fineOnly,
  first,
  hint as hintClass,
  input,
  rest,
  zone,
} from './FileDrop.css.ts';
import { type FieldLook, hasError } from './form/FieldParts.tsx';
import { Icon } from '../icons/Icon.tsx';

interface FileDropProps extends FieldLook, FileRules {
  readonly multiple?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  /** In addition to the message shown here. */
  readonly onRefused?: (refused: readonly RefusedFile[]) => void;
  /** Accepted files: JPEG、PNG、WebP 20MBまで。 */
  readonly hint?: ReactNode;
  /** 必須 is met. */
  readonly met?: boolean;
  readonly compact?: boolean;
  readonly disabled?: boolean;
  /** Takes files pasted anywhere on the page, except into a field. */
  readonly pasteAnywhere?: boolean;
  /** Takes files dropped anywhere on the page, which the browser would otherwise open. */
  readonly dropAnywhere?: boolean;
}

/** Behind a dialog. */
function isCovered(place: HTMLElement | null): boolean {
  return place?.closest('[inert], [aria-hidden=true]') != null;
}

function carriesFiles({ dataTransfer }: { readonly dataTransfer: DataTransfer | null }): boolean {
  return dataTransfer?.types.includes('Files') === true;
}

function pastedFiles(event: ClipboardEvent): readonly File[] {
  return Array.from(event.clipboardData?.files ?? []);
}

/** Choose, drop or paste files. An ordinary file input lies over the whole zone. */
export function FileDrop({
  label,
  requirement,
  help,
  error,
  labelHidden,
  className,
  accept,
  maxBytes,
  maxCount,
  multiple = false,
  onFiles,
  onRefused,
  hint,
  met = false,
  compact = false,
  disabled = false,
  pasteAnywhere = true,
  dropAnywhere = false,
}: FileDropProps): ReactElement {
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const depth = useRef(0);
  const place = useRef<HTMLDivElement>(null);

  const take = (files: readonly File[]): void => {
    if (disabled || files.length === 0) return;
    const most = multiple ? maxCount : 1;
    const sorted = acceptFiles(files, { accept, maxBytes, maxCount: most });
    setRefused(sorted.refused);
    if (sorted.refused.length > 0) onRefused?.(sorted.refused);
    if (sorted.accepted.length > 0) onFiles(sorted.accepted);
  };

  useEffect(() => {
    if (!pasteAnywhere) return undefined;
    const paste = (event: ClipboardEvent): void => {
      const files = pastedFiles(event);
      const target = event.target;
      const inField =
        target instanceof HTMLElement &&
        target.matches('textarea, input:not([type=file]), [contenteditable]');
      if (event.defaultPrevented || files.length === 0 || inField || isCovered(place.current)) return;
      event.preventDefault();
      take(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  });

  useEffect(() => {
    if (!dropAnywhere) return undefined;
    const hover = (event: globalThis.DragEvent): void => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setOver(!disabled && !isCovered(place.current));
    };
    const leave = (event: globalThis.DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const dropped = (event: globalThis.DragEvent): void => {
      setOver(false);
      if (event.defaultPrevented || !carriesFiles(event)) return;
      event.preventDefault();
      if (!isCovered(place.current)) take(Array.from(event.dataTransfer?.files ?? []));
    };
    document.addEventListener('dragover', hover);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', dropped);
    return () => {
      document.removeEventListener('dragover', hover);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', dropped);
    };
  });

  const drop = (event: DragEvent): void => {
    event.preventDefault();
    depth.current = 0;
    setOver(false);
    take(Array.from(event.dataTransfer.files));
  };
  // The newer error: the owner does not know of the refusal.
  const shownError = refused.length > 0 ? refused.map((each) => each.message).join('\n') : error;
  return (
    <Field
      label={label}
      requirement={requirement}
      met={met}
      help={help}
      error={shownError}
      labelHidden={labelHidden}
      className={className}
    >
      {(wiring) => (
        <div
          ref={place}
          className={cx(zone, compact && compactClass)}
          data-over={over ? '' : undefined}
          data-invalid={hasError(shownError) ? '' : undefined}
          data-disabled={disabled ? '' : undefined}
          onDragEnter={(event) => {
            if (disabled || !carriesFiles(event)) return;
            depth.current += 1;
            setOver(true);
          }}
          onDragOver={(event) => {
            if (carriesFiles(event)) event.preventDefault();
          }}
          onDragLeave={() => {
            // Entering a child fires a leave of its parent: only the last leave counts.
            depth.current = Math.max(0, depth.current - 1);
            if (depth.current === 0 && !dropAnywhere) setOver(false);
          }}
          onDrop={drop}
        >
          <span className={first}>
            <Icon name="upload" />
            ファイルを選ぶ
          </span>
          <span className={rest}>
            <span className={fineOnly}>ドラッグ＆ドロップ、貼り付けにも対応しています。</span>
            {hint !== undefined && <span className={hintClass}>{hint}</span>}
          </span>
          <input
            id={wiring.id}
            aria-describedby={wiring['aria-describedby']}
            aria-invalid={wiring['aria-invalid']}
            type="file"
            className={input}
            accept={accept}
            multiple={multiple}
            disabled={disabled}
            title=""
            onChange={(event) => {
              take(Array.from(event.target.files ?? []));
              // Lets the same file be chosen again.
              event.target.value = '';
            }}
          />
        </div>
      )}
    </Field>
  );
}
