import type { ReactElement } from 'react';
import { fieldRows } from '../../../lib/forms/formFields.ts';
import type { Form } from '../../../lib/forms/useForm.ts';
import { FormSection } from '../../../ui/fields/form/FormSection.tsx';
import type { WorkTerms } from '../../terms/workTerms.ts';
import * as css from './edit.css.ts';
import { MediaField } from './media/MediaField.tsx';
import { ThumbnailField } from './media/ThumbnailField.tsx';
import type { UsedMedia } from './media/useMedia.ts';
import { WorkField } from './WorkField.tsx';
import { workSections } from './workFields.ts';
import type { WorkValues } from './workValues.ts';

interface WorkFieldsProps {
  readonly form: Form<WorkValues>;
  readonly used: UsedMedia;
  readonly terms: WorkTerms;
}

/** Pictures first, then words, then what it is found by. */
export function WorkFields({ form, used, terms }: WorkFieldsProps): ReactElement {
  const { values } = form;
  return (
    <>
      <FormSection
        title="画像と動画"
        why={<p>上から順に表示されます。ドラッグまたは矢印ボタンで並べ替えられます。</p>}
      >
        <MediaField media={values.media} used={used} error={form.errorAt('media')} errorAt={form.errorAt} />
        <ThumbnailField
          values={values}
          onCrop={(key, crop) => {
            form.set('thumbnailKey', key);
            form.set('crop', crop);
          }}
          onPoster={(key, poster) => {
            used.showFilmBy(key, poster);
            form.set('crop', []);
          }}
          error={form.errorAt('thumbnailKey')}
        />
      </FormSection>
      {workSections.map(({ title, why, fields }) => (
        <FormSection key={title} title={title} why={<p>{why}</p>}>
          {fieldRows(fields).map((row) => (
            <div key={row[0]?.name} className={row.length > 1 ? css.row : undefined}>
              {row.map((field) => (
                <WorkField key={field.name} field={field} form={form} terms={terms} />
              ))}
            </div>
          ))}
        </FormSection>
      ))}
    </>
  );
}
