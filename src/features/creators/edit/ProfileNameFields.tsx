import type { ReactElement } from 'react';
import { profileLimits } from '../../../../schema/limits.ts';
import type { Form } from '../../../lib/forms/useForm.ts';
import { FormSection } from '../../../ui/fields/form/FormSection.tsx';
import { FullNameFields } from '../../../ui/fields/text/NameFields.tsx';
import { TextArea } from '../../../ui/fields/text/TextArea.tsx';
import { TextField } from '../../../ui/fields/text/TextField.tsx';
import { type ProfileValues } from './profileValues.ts';

export function ProfileNameFields({ form }: { readonly form: Form<ProfileValues> }): ReactElement {
  return (
    <>
      <FormSection
        title="名前"
        why={
          <p>
            姓名は作品とページに載り、契約の相手にも示されます。読みは書類の名義を確認するために使い、ページには載りません。表示名は屋号や筆名でもかまいません。
          </p>
        }
      >
        <FullNameFields
          lastName={form.field('lastName')}
          firstName={form.field('firstName')}
          lastNameKana={form.field('lastNameKana')}
          firstNameKana={form.field('firstNameKana')}
        />
        <TextField
          label="表示名"
          requirement="required"
          autoComplete="nickname"
          limit={50}
          placeholder="例　早瀬組版室"
          {...form.field('userName')}
        />
      </FormSection>
      <FormSection
        title="紹介"
        why={
          <p>
            会社は作品の次に紹介文を読みます。何をつくってきたか、どこまで任せられるかが書いてあると、はじめの相談が具体的になります。
          </p>
        }
      >
        <TextArea
          label="紹介文"
          requirement="optional"
          minRows={6}
          limit={profileLimits.introduction}
          placeholder="例　書籍と展覧会のグラフィックを中心に、企画の段階から印刷の立ち会いまで担当しています。"
          {...form.field('introduction')}
        />
        <TextField
          label="趣味"
          requirement="optional"
          limit={500}
          placeholder="例　街の看板を撮ること、製本"
          {...form.field('hobby')}
        />
      </FormSection>
    </>
  );
}
