import type { ReactElement, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { WorkConflictDialog_elements$key } from '../../../../__generated__/WorkConflictDialog_elements.graphql.ts';
import type { Difference } from '../../../lib/drafts/merge.ts';
import { DifferencesDialog } from '../../../ui/overlays/DifferencesDialog.tsx';
import { visibilityWords } from '../own/ownWords.ts';
import * as css from './edit.css.ts';
import { MediumPicture } from './media/MediumPicture.tsx';
import type { WorkPart, WorkPartName } from './workTable.ts';
import { thumbnailOf } from './workValues.ts';
import type { WorkValues } from './workValues.ts';

const labels: Readonly<Record<WorkPartName, string>> = {
  clientId: '',
  media: '画像と動画',
  name: '作品名',
  description: '説明',
  designScope: '担当範囲',
  categoryIds: '分野',
  industryIds: '業種',
  toolIds: 'ツール',
  publishStatus: '公開の状態',
  visibility: '公開範囲',
};

interface WorkConflictDialogProps {
  readonly elements: WorkConflictDialog_elements$key;
  readonly differences: readonly Difference<WorkPart>[];
  readonly here: WorkValues;
  readonly there: WorkValues;
  readonly onSettle: (here: ReadonlySet<string>) => void;
  readonly onClose: () => void;
}

/** The same was changed here and elsewhere: both stay until it is chosen. */
export function WorkConflictDialog({
  elements,
  differences,
  here,
  there,
  onSettle,
  onClose,
}: WorkConflictDialogProps): ReactElement {
  const terms = useFragment(
    graphql`
      fragment WorkConflictDialog_elements on Query {
        categories {
          id
          name
        }
        industries {
          id
          name
        }
        tools {
          id
          name
        }
      }
    `,
    elements,
  );
  const words = (name: WorkPartName, values: WorkValues): ReactNode => {
    switch (name) {
      case 'clientId':
        return '';
      case 'media':
        return <MediaWords values={values} />;
      case 'categoryIds':
        return namesOf(terms.categories, values.categoryIds);
      case 'industryIds':
        return namesOf(terms.industries, values.industryIds);
      case 'toolIds':
        return namesOf(terms.tools, values.toolIds);
      case 'publishStatus':
        return values.publishStatus === 'publish' ? '公開する' : '公開しない';
      case 'visibility':
        return values.visibility === 'COMPANIES'
          ? `${visibilityWords.COMPANIES}\n${values.companies.map((company) => company.name).join('、')}`
          : visibilityWords[values.visibility];
      default:
        return values[name].trim();
    }
  };
  return (
    <DifferencesDialog
      differences={differences.map(({ field: { name }, isOwn }) => ({
        name,
        label: labels[name],
        here: words(name, here),
        there: words(name, there),
        isOwn,
      }))}
      allHereLabel="こちらの内容にする"
      chosenLabel="選んだとおりにする"
      onSettle={onSettle}
      onClose={onClose}
    >
      <p>
        書いているあいだに、別の画面で保存されました。こちらで書いた内容は、まだ送っていません。どちらを残すか、項目ごとに選べます。
      </p>
    </DifferencesDialog>
  );
}

function namesOf(
  terms: readonly { readonly id: string; readonly name: string }[],
  ids: readonly string[],
): string {
  return ids.map((id) => terms.find((term) => term.id === id)?.name ?? '').join('、');
}

/** The pictures themselves, the one shown in lists named, and what is written under them. */
function MediaWords({ values }: { readonly values: WorkValues }): ReactElement {
  const { media } = values;
  const shown = media.findIndex(({ key }) => key === thumbnailOf(values)?.key);
  const captions = media.flatMap(({ caption }, index) =>
    caption.trim() === '' ? [] : `${index + 1}. ${caption.trim()}`,
  );
  return (
    <>
      <span className={css.smallPictures}>
        {media.map((medium) => (
          <MediumPicture key={medium.key} medium={medium} />
        ))}
      </span>
      {[`一覧には${shown + 1}点目`, ...captions].join('\n')}
    </>
  );
}
