import { useState } from 'react';
import type { ReactElement } from 'react';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { TextArea } from '../../../../ui/fields/text/TextArea.tsx';
import { isLonger } from '../../../../lib/text/textLength.ts';
import * as css from './dialogs.css.ts';
import { quoted } from '../../../../lib/text/japaneseText.ts';

interface DeclineDialogProps {
  /** Whose names are known, in the order in which they were chosen. */
  readonly names: readonly string[];
  readonly count: number;
  readonly openingTitle: string;
  readonly companyName: string;
  /** What was written before and could not be sent; null: a polite answer is proposed. */
  readonly unsent: string | null;
  readonly onDecline: (message: string) => void;
  readonly onClose: () => void;
}

const longest = 1_000;

export function farewell(openingTitle: string, companyName: string): string {
  return `このたびは${quoted(openingTitle)}にご応募くださり、ありがとうございました。

お送りいただいた応募内容と作品を拝見し、社内で検討した結果、今回は見送らせていただくことになりました。

作品を見せてくださったことに、お礼を申し上げます。またご一緒できる機会がありましたら、あらためてお声がけします。

${companyName}`;
}

/** A polite answer, ready to be sent as it is or rewritten. */
export function DeclineDialog({
  names,
  count,
  openingTitle,
  companyName,
  unsent,
  onDecline,
  onClose,
}: DeclineDialogProps): ReactElement {
  const [message, setMessage] = useState(() => unsent ?? farewell(openingTitle, companyName));
  const [asked, setAsked] = useState(false);
  const words = message.trim();
  const wrong = words === '' ? '見送りのメッセージを入力してください。' : undefined;
  const who = names.length === 0 ? `${count}人` : `${names[0]}さん${count > 1 ? `ほか${count - 1}人` : ''}`;
  const send = (): void => {
    setAsked(true);
    if (wrong === undefined && !isLonger(words, longest)) onDecline(words);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${who}を見送る`}
      size="m"
      dismissable={false}
      footer={
        <>
          <Button onClick={onClose}>キャンセル</Button>
          <Button variant="creator" onClick={send}>
            {count > 1 ? `${count}人に送って見送る` : '送って見送る'}
          </Button>
        </>
      }
    >
      <p className={css.lead}>
        {count > 1 ? '同じメッセージが一人ずつに届きます。' : 'このメッセージが本人に届きます。'}
        メールでもお知らせします。送ってから10秒のあいだは、元に戻せます。
      </p>
      <TextArea
        label="見送りのメッセージ"
        value={message}
        onChange={setMessage}
        limit={longest}
        minRows={8}
        maxRows={12}
        error={asked ? wrong : undefined}
      />
    </Dialog>
  );
}
