import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { workLimits } from '../../../../schema/limits.ts';
import type { WorkFields_elements$key } from '../../../../__generated__/WorkFields_elements.graphql.ts';
import type { Form } from '../../../lib/useForm.ts';
import { ComboBox } from '../../../ui/choices/ComboBox.tsx';
import { FormSection } from '../../../ui/fields/FormSection.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { MediaField } from './media/MediaField.tsx';
import { ThumbnailField } from './media/ThumbnailField.tsx';
import type { UsedMedia } from './media/useMedia.ts';
import type { WorkValues } from './workValues.ts';

interface WorkFieldsProps {
  readonly form: Form<WorkValues>;
  readonly used: UsedMedia;
  readonly elements: WorkFields_elements$key;
}

const asOptions = (terms: readonly { readonly id: string; readonly name: string }[]) =>
  terms.map(({ id, name }) => ({ value: id, label: name }));

/** Pictures first, then words, then what it is found by. */
export function WorkFields({ form, used, elements }: WorkFieldsProps): ReactElement {
  const { categories, industries, tools } = useFragment(
    graphql`
      fragment WorkFields_elements on Query {
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
      <FormSection
        title="作品について"
        why={<p>どんな課題に、どう応えたか。仕事を頼む人は、そこを読みます。</p>}
      >
        <TextField label="作品名" requirement="required" limit={workLimits.name} {...form.field('name')} />
        <TextArea
          label="説明"
          requirement="optional"
          limit={workLimits.description}
          minRows={8}
          help="空行で段落が分かれます。最初の段落は大きく表示されます。"
          {...form.field('description')}
        />
        <TextArea
          label="担当範囲"
          requirement="optional"
          limit={workLimits.designScope}
          minRows={2}
          placeholder="例　アートディレクション、装丁、印刷の立ち会い"
          {...form.field('designScope')}
        />
      </FormSection>
      <FormSection title="見つけてもらうために" why={<p>会社は分野、業種、ツールで作品を絞り込みます。</p>}>
        <ComboBox
          label="分野"
          requirement="required"
          max={workLimits.categories}
          options={asOptions(categories)}
          value={values.categoryIds}
          onChange={(ids) => form.set('categoryIds', ids)}
          error={form.errorAt('categoryIds')}
        />
        <ComboBox
          label="業種"
          requirement="optional"
          max={workLimits.industries}
          options={asOptions(industries)}
          value={values.industryIds}
          onChange={(ids) => form.set('industryIds', ids)}
          error={form.errorAt('industryIds')}
        />
        <ComboBox
          label="ツール"
          requirement="optional"
          max={workLimits.tools}
          options={asOptions(tools)}
          value={values.toolIds}
          onChange={(ids) => form.set('toolIds', ids)}
          error={form.errorAt('toolIds')}
        />
      </FormSection>
    </>
  );
}
