import { useState } from 'react';
import type { ReactElement } from 'react';
import { isLonger } from '../../../../lib/text/textLength.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { TextArea } from '../../../../ui/fields/text/TextArea.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { quoted } from '../../../../lib/text/japaneseText.ts';

interface DeclineProps {
  readonly title: string;
  readonly isPending: boolean;
  readonly onDecline: (message: string | null) => void;
  readonly onClose: () => void;
}

const longest = 2_000;

const politeWords = (title: string): string =>
  `${quoted(title)}のご相談をいただき、ありがとうございます。検討しましたが、今回は見送らせてください。またの機会がありましたら、どうぞよろしくお願いいたします。`;

/** A polite refusal to send as it is or rewrite. */
export function DeclineConsultation({ title, isPending, onDecline, onClose }: DeclineProps): ReactElement {
  const [message, setMessage] = useState(() => politeWords(title));
  const words = message.trim();
  return (
    <Dialog
      open
      onClose={onClose}
      title="この相談を見送る"
      size="m"
      dismissable={false}
      footer={
        <>
          <Button onClick={onClose}>キャンセル</Button>
          <Button
            variant="creator"
            loading={isPending}
            onClick={() => {
              if (!isLonger(words, longest)) onDecline(words === '' ? null : words);
            }}
          >
            送って見送る
          </Button>
        </>
      }
    >
      <TextArea
        label="見送りのメッセージ"
        requirement="optional"
        help="相談と一緒に、会社に届きます。"
        limit={longest}
        value={message}
        onChange={setMessage}
      />
    </Dialog>
  );
}
