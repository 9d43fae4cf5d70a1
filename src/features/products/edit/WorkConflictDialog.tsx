import type { ReactElement, ReactNode } from 'react';
import { workLimits } from '../../../../schema/limits.ts';
import type { Difference } from '../../../lib/drafts/merge.ts';
import { amountWords, termWords } from '../../../lib/forms/formFields.ts';
import { DifferencesDialog } from '../../../ui/overlays/DifferencesDialog.tsx';
import { visibilityWords } from '../own/ownWords.ts';
import type { WorkTerms } from '../../terms/workTerms.ts';
import * as css from './edit.css.ts';
import { MediumPicture } from './media/MediumPicture.tsx';
import { workFields } from './workFields.ts';
import type { WorkPart } from './workTable.ts';
import { thumbnailOf } from './workValues.ts';
import type { WorkValues } from './workValues.ts';

interface WorkConflictDialogProps {
  readonly terms: WorkTerms;
  readonly differences: readonly Difference<WorkPart>[];
  readonly here: WorkValues;
  readonly there: WorkValues;
  readonly onSettle: (here: ReadonlySet<string>) => void;
  readonly onClose: () => void;
}

/** The same was changed here and elsewhere: both stay until it is chosen. */
export function WorkConflictDialog({
  terms,
  differences,
  here,
  there,
  onSettle,
  onClose,
}: WorkConflictDialogProps): ReactElement {
  return (
    <DifferencesDialog
      differences={differences.map(({ field: { name, label }, isOwn }) => ({
        name,
        label,
        here: wordsOf(name, here, terms),
        there: wordsOf(name, there, terms),
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

function wordsOf(name: string, values: WorkValues, terms: WorkTerms): ReactNode {
  switch (name) {
    case 'media':
      return <MediaWords values={values} />;
    case 'publishStatus':
      return values.publishStatus === 'publish' ? '公開する' : '公開しない';
    case 'visibility':
      return values.visibility === 'COMPANIES'
        ? `${visibilityWords.COMPANIES}\n${values.companies.map((company) => company.name).join('、')}`
        : visibilityWords[values.visibility];
    default:
      return writtenWords(name, values, terms);
  }
}

function writtenWords(name: string, values: WorkValues, terms: WorkTerms): string {
  const field = workFields.find((one) => one.name === name);
  switch (field?.type) {
    case 'line':
    case 'area':
      return values[field.name].trim();
    case 'number':
      return amountWords(values[field.name], workLimits.numbers[field.name].unit);
    case 'terms':
      return termWords(values[field.name], terms[field.name]);
    default:
      return '';
  }
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
