import { useState } from 'react';
import type { KeyboardEvent, ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { TemplatesDialogDeleteMutation } from '../../../../__generated__/TemplatesDialogDeleteMutation.graphql.ts';
import type { TemplatesDialogQuery } from '../../../../__generated__/TemplatesDialogQuery.graphql.ts';
import type { TemplatesDialogSaveMutation } from '../../../../__generated__/TemplatesDialogSaveMutation.graphql.ts';
import { isLonger } from '../../../lib/text/textLength.ts';
import { useQuery } from '../../../relay/useQuery.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { isComposing } from '../../../ui/fields/text/isComposing.ts';
import { TextArea } from '../../../ui/fields/text/TextArea.tsx';
import { TextField } from '../../../ui/fields/text/TextField.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { useAct } from '../../page/useAct.ts';
import * as styles from './colleagues.css.ts';
import { fillTemplate, templateMarks } from './fillTemplate.ts';
import type { TemplateFacts } from './fillTemplate.ts';

const mostTemplates = 50;
const longestTitle = 60;
const longestBody = 5_000;

interface Template {
  readonly id: string;
  readonly title: string;
  readonly body: string;
}

interface TemplatesDialogProps {
  readonly facts: TemplateFacts;
  readonly onInsert: (text: string) => void;
  readonly onClose: () => void;
}

/** A company's templates: insert or edit. */
export function TemplatesDialog({ facts, onInsert, onClose }: TemplatesDialogProps): ReactElement {
  const { chatTemplates } = useQuery<TemplatesDialogQuery>(
    graphql`
      query TemplatesDialogQuery {
        chatTemplates {
          id
          title
          body
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  const [changed, setChanged] = useState<readonly Template[] | null>(null);
  const [edited, setEdited] = useState<Template | 'new' | null>(null);
  const templates = changed ?? chatTemplates;
  if (edited !== null)
    return (
      <Edit
        template={edited === 'new' ? null : edited}
        onSaved={(all) => {
          setChanged(all);
          setEdited(null);
        }}
        onBack={() => setEdited(null)}
      />
    );
  return (
    <Choose
      templates={templates}
      facts={facts}
      onInsert={onInsert}
      onEdit={setEdited}
      onChanged={setChanged}
      onClose={onClose}
    />
  );
}

interface ChooseProps extends TemplatesDialogProps {
  readonly templates: readonly Template[];
  readonly onEdit: (template: Template | 'new') => void;
  readonly onChanged: (all: readonly Template[]) => void;
}

function Choose({ templates, facts, onInsert, onEdit, onChanged, onClose }: ChooseProps): ReactElement {
  const [search, setSearch] = useState('');
  const [active, setActive] = useState(0);
  const { act, pending } = useAct<TemplatesDialogDeleteMutation>(graphql`
    mutation TemplatesDialogDeleteMutation($id: ID!) {
      deleteChatTemplate(id: $id) {
        errors {
          ...mutationErrors @relay(mask: false)
        }
        templates {
          id
          title
          body
        }
      }
    }
  `);
  const wanted = search.trim().toLowerCase();
  const shown = templates.filter(({ title, body }) => `${title}\n${body}`.toLowerCase().includes(wanted));
  const at = Math.min(active, Math.max(shown.length - 1, 0));
  const press = (event: KeyboardEvent): void => {
    if (isComposing(event)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setActive(Math.min(Math.max(at + step, 0), Math.max(shown.length - 1, 0)));
    }
    const chosen = shown[at];
    if (event.key !== 'Enter' || chosen === undefined) return;
    event.preventDefault();
    onInsert(fillTemplate(chosen.body, facts));
  };
  const remove = async (id: string): Promise<void> => {
    const left = (await act({ id }))?.deleteChatTemplate.templates;
    if (left != null) onChanged(left);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="定型文"
      footer={
        <>
          <Button onClick={onClose}>閉じる</Button>
          <Button
            variant={templates.length === 0 ? 'primary' : 'secondary'}
            disabled={templates.length >= mostTemplates}
            onClick={() => onEdit('new')}
          >
            定型文を作成する
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        {templates.length === 0 ? (
          <p className={styles.words}>
            よく使う文章を登録すると、会社のメンバー全員がメッセージに挿入できます。
          </p>
        ) : (
          <>
            <TextField
              label="定型文を検索"
              labelHidden
              type="search"
              placeholder="名前や本文で検索"
              value={search}
              onChange={(value) => {
                setSearch(value);
                setActive(0);
              }}
              onKeyDown={press}
              help="↑↓で選び、Enterで挿入します。"
            />
            {shown.length === 0 && <p className={styles.words}>見つかりませんでした。</p>}
            <ul className={styles.templates}>
              {shown.map((template, index) => (
                <li key={template.id} className={styles.template} data-active={index === at ? '' : undefined}>
                  <button
                    type="button"
                    className={styles.choose}
                    aria-label={`「${template.title}」を挿入する`}
                    onClick={() => onInsert(fillTemplate(template.body, facts))}
                  >
                    <span className={styles.name}>{template.title}</span>
                    <span className={styles.preview}>{fillTemplate(template.body, facts)}</span>
                  </button>
                  <IconButton
                    size="s"
                    icon="edit"
                    label={`「${template.title}」を編集する`}
                    onClick={() => onEdit(template)}
                  />
                  <IconButton
                    size="s"
                    icon="trash"
                    label={`「${template.title}」を削除する`}
                    disabled={pending?.id === template.id}
                    onClick={() => void remove(template.id)}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  );
}

interface EditProps {
  readonly template: Template | null;
  readonly onSaved: (all: readonly Template[]) => void;
  readonly onBack: () => void;
}

function Edit({ template, onSaved, onBack }: EditProps): ReactElement {
  const [title, setTitle] = useState(template?.title ?? '');
  const [body, setBody] = useState(template?.body ?? '');
  const [isAsked, setAsked] = useState(false);
  const [newId] = useState(() => crypto.randomUUID());
  const { act, pending } = useAct<TemplatesDialogSaveMutation>(graphql`
    mutation TemplatesDialogSaveMutation($input: SaveChatTemplateInput!) {
      saveChatTemplate(input: $input) {
        errors {
          ...mutationErrors @relay(mask: false)
        }
        templates {
          id
          title
          body
        }
      }
    }
  `);
  const isSound =
    title.trim() !== '' &&
    body.trim() !== '' &&
    !isLonger(title.trim(), longestTitle) &&
    !isLonger(body.trim(), longestBody);
  const save = async (): Promise<void> => {
    setAsked(true);
    if (!isSound) return;
    const input = { title, body, ...(template === null ? { newId } : { templateId: template.id }) };
    const all = (await act({ input }))?.saveChatTemplate.templates;
    if (all != null) onSaved(all);
  };
  return (
    <Dialog
      open
      onClose={onBack}
      title={template === null ? '定型文を作成する' : '定型文を編集する'}
      dismissable={title === (template?.title ?? '') && body === (template?.body ?? '')}
      footer={
        <>
          <Button onClick={onBack}>キャンセル</Button>
          <Button variant="primary" loading={pending !== null} onClick={() => void save()}>
            保存する
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <TextField
          label="名前"
          requirement="required"
          value={title}
          onChange={setTitle}
          limit={longestTitle}
          error={isAsked && title.trim() === '' ? '名前を入力してください。' : undefined}
        />
        <TextArea
          label="本文"
          requirement="required"
          value={body}
          onChange={setBody}
          limit={longestBody}
          minRows={6}
          maxRows={14}
          error={isAsked && body.trim() === '' ? '本文を入力してください。' : undefined}
          help={`${templateMarks.join('、')}は、挿入するときに置き換わります。`}
        />
      </div>
    </Dialog>
  );
}
