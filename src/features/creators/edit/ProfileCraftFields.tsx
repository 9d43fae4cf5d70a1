import type { ReactElement } from 'react';
import { profileLimits } from '../../../../schema/limits.ts';
import type { Form } from '../../../lib/forms/useForm.ts';
import { ComboBox } from '../../../ui/choices/ComboBox.tsx';
import { FormSection } from '../../../ui/fields/form/FormSection.tsx';
import { Select } from '../../../ui/choices/Select.tsx';
import { pair } from '../../../ui/fields/form/FormSection.css.ts';
import { TagInput } from '../../../ui/fields/text/TagInput.tsx';
import { TextField } from '../../../ui/fields/text/TextField.tsx';
import { none, type ProfileValues } from './profileValues.ts';

interface Term {
  readonly value: string;
  readonly label: string;
}

interface ProfileCraftFieldsProps {
  readonly form: Form<ProfileValues>;
  readonly prefectures: readonly Term[];
  readonly tools: readonly Term[];
}

export function ProfileCraftFields({ form, prefectures, tools }: ProfileCraftFieldsProps): ReactElement {
  const skills = form.field('skillNames');
  // Errors name the entry: `skillNames.3`.
  const skillError = skills.value.map((_, index) => form.errorAt(`skillNames.${index}`)).find(Boolean);
  return (
    <>
      <FormSection
        title="得意なことと、ツール"
        why={
          <p>会社は得意なこととツールで人を探します。仕事で任せられるものを選ぶと、合う相談が届きます。</p>
        }
      >
        <TagInput
          label="得意なこと"
          requirement="optional"
          max={profileLimits.skills}
          limit={profileLimits.skill}
          placeholder="例　装丁"
          help="入力してEnterを押すと、1つずつ追加できます。"
          name={skills.name}
          value={skills.value}
          onChange={(skillNames) => form.set('skillNames', [...skillNames])}
          error={skills.error ?? skillError}
        />
        <ComboBox
          label="ツール"
          requirement="optional"
          max={profileLimits.tools}
          options={tools}
          value={form.values.toolIds}
          onChange={(toolIds) => form.set('toolIds', [...toolIds])}
          error={form.errorAt('toolIds')}
        />
      </FormSection>
      <FormSection
        title="拠点"
        why={<p>出社や打ち合わせがある仕事では、場所が合うかを会社が確認します。番地までは要りません。</p>}
      >
        <div className={pair}>
          <Select
            label="都道府県"
            requirement="optional"
            options={[{ value: none, label: '指定しない' }, ...prefectures]}
            {...form.field('prefectureId')}
          />
          <TextField
            label="活動する場所"
            requirement="optional"
            placeholder="例　谷中、ときどき長野"
            {...form.field('location')}
          />
        </div>
      </FormSection>
    </>
  );
}
