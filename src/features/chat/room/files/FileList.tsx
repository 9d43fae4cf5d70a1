import { useState, useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import { useLocalAddresses } from '../../../../lib/browser/useLocalAddresses.ts';
import { IconButton } from '../../../../ui/buttons/IconButton.tsx';
import { isMedium, kindOf } from './files.ts';
import * as styles from './files.css.ts';
import { onUploads, shareOf } from './underWay.ts';

interface ShownFile {
  readonly clientId: string;
  readonly name: string;
  /** Null while it is being read, and where it is no more. */
  readonly file: File | null;
  /** Why the server refused it. */
  readonly refusal: string | null;
}

interface FileListProps {
  readonly label: string;
  readonly files: readonly ShownFile[];
  readonly removeLabel: (name: string) => string;
  readonly onRemove: (clientId: string) => void;
}

/** Files that are not with the server yet. */
export function FileList({ label, files, removeLabel, onRemove }: FileListProps): ReactElement {
  return (
    <ul className={styles.files} aria-label={label}>
      {files.map((file) => (
        <FileItem
          key={file.clientId}
          {...file}
          removeLabel={removeLabel(file.name)}
          onRemove={() => onRemove(file.clientId)}
        />
      ))}
    </ul>
  );
}

interface FileItemProps extends ShownFile {
  readonly removeLabel: string;
  readonly onRemove: () => void;
}

function FileItem({ clientId, name, file, refusal, removeLabel, onRemove }: FileItemProps): ReactElement {
  const kind = kindOf(name);
  const share = useSyncExternalStore(onUploads, () => shareOf(clientId));
  return (
    <li className={styles.file} data-refused={refusal === null ? undefined : ''}>
      {file !== null && file.type.startsWith('image/') && isMedium(file) && <Preview file={file} />}
      {kind !== undefined && <span className={styles.kind}>{kind.toUpperCase()}</span>}
      <span className={styles.fileName}>{name}</span>
      {refusal !== null && <span className={styles.refusal}>{refusal}</span>}
      {share !== null && <span className={styles.share}>{Math.round(share * 100)}%</span>}
      <IconButton size="s" icon="close" label={removeLabel} onClick={onRemove} />
      {share !== null && (
        <progress className={styles.progress} value={share} aria-label={`${name}の送信状況`} />
      )}
    </li>
  );
}

function Preview({ file }: { readonly file: File }): ReactElement {
  const [address] = useState(() => URL.createObjectURL(file));
  useLocalAddresses([address]);
  return <img className={styles.preview} src={address} alt="" />;
}
