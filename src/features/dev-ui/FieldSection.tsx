import { useState } from 'react';
import type { ReactElement } from 'react';
import { ComboBox } from '../../ui/choices/ComboBox.tsx';
import { DateField } from '../../ui/fields/DateField.tsx';
import { FileDrop } from '../../ui/fields/FileDrop.tsx';
import { formatPrice } from '../../ui/text/formatPrice.ts';
import { NumberField } from '../../ui/fields/NumberField.tsx';
import { PasswordField } from '../../ui/fields/text/PasswordField.tsx';
import { Select } from '../../ui/choices/Select.tsx';
import { TextArea } from '../../ui/fields/text/TextArea.tsx';
import { TextField } from '../../ui/fields/text/TextField.tsx';
import { fields, fieldWide } from './devUi.css.ts';
import { Block, Section } from './Section.tsx';

const hours = [
  { value: 'LESS_THAN_10', label: '週10時間未満' },
  { value: 'FROM_10', label: '週10時間以上20時間未満' },
  { value: 'FROM_20', label: '週20時間以上30時間未満' },
  { value: 'FROM_30', label: '週30時間以上40時間未満', disabled: true, note: '現在の契約では選べません' },
] as const;

const tools = [
  { value: 'illustrator', label: 'Illustrator', keywords: 'イラストレーター アイイラ' },
  { value: 'photoshop', label: 'Photoshop', keywords: 'フォトショップ' },
  { value: 'indesign', label: 'InDesign', keywords: 'インデザイン' },
  { value: 'figma', label: 'Figma', keywords: 'フィグマ' },
  { value: 'blender', label: 'Blender', keywords: 'ブレンダー' },
  { value: 'letterpress', label: '活版清刷', keywords: 'かっぱんきよずり' },
  { value: 'silkscreen', label: 'シルクスクリーン' },
] as const;

type Tool = (typeof tools)[number]['value'];

export function FieldSection(): ReactElement {
  const [pay, setPay] = useState<number | null>(350_000);
  const [range, setRange] = useState<number | null>(null);
  const [hour, setHour] = useState<(typeof hours)[number]['value'] | null>('FROM_20');
  const [chosen, setChosen] = useState<readonly Tool[]>(['illustrator', 'letterpress']);
  const [due, setDue] = useState<string | null>('2026-06-30');
  const [files, setFiles] = useState<readonly string[]>([]);
  return (
    <Section number={4} title="入力欄" note="名札は上、説明は下。誤りは直し方まで。">
      <Block title="一行">
        <div className={fields}>
          <TextField
            label="募集タイトル"
            requirement="required"
            limit={60}
            placeholder="例　新しい店の看板文字"
            help="頼みたいものの名前から始めると見つかりやすくなります。"
          />
          <NumberField
            label="支払額(税抜)"
            requirement="required"
            value={pay}
            onChange={setPay}
            help={pay === null ? undefined : `受取額は${formatPrice(pay / 1.1)}(税抜)になります。`}
          />
          <TextField
            label="メールアドレス"
            requirement="required"
            type="email"
            autoComplete="email"
            defaultValue="hayase.mio@example"
            error="「.jp」や「.com」まで入力してください。"
          />
          <TextField label="屋号" requirement="optional" defaultValue="早瀬組版室" />
          <TextField
            label="所属の会社"
            requirement="optional"
            defaultValue="株式会社灯台舎"
            disabled
            help="この会社からは、あなたが見えません。"
          />
          <Select
            label="稼働できる時間"
            requirement="required"
            options={hours}
            value={hour}
            onChange={setHour}
          />
          <PasswordField
            label="パスワード"
            requirement="required"
            autoComplete="new-password"
            help="8文字以上、128文字まで。"
          />
          <DateField
            label="納期"
            requirement="required"
            value={due}
            onChange={setDue}
            help="6/30、令和8年6月30日、明日 とも書けます。"
          />
          <NumberField
            label="想定の期間"
            requirement="optional"
            value={range}
            onChange={setRange}
            unit="か月"
            min={1}
            max={36}
          />
        </div>
      </Block>
      <Block title="長い文、いくつも選ぶ、ファイル">
        <div className={fields}>
          <TextArea
            className={fieldWide}
            label="内容"
            requirement="required"
            limit={2000}
            defaultValue="函館の元町に、九室の宿をひらきます。予約から到着までを一つの流れで案内する画面と、館内の柱に掛ける案内画面を設計してください。"
            help="成果物、相談したい範囲、すでに決まっていることを書くと応募が増えます。"
          />
          <TextArea label="ひとこと" limit={10} defaultValue="十文字を少しこえています。" minRows={2} />
          <ComboBox
            className={fieldWide}
            label="ツール"
            requirement="required"
            options={tools}
            value={chosen}
            onChange={setChosen}
            max={5}
            help="読みでも、途中まででも見つかります。"
          />
          <Select
            label="募集の形"
            requirement="required"
            options={hours}
            value={null}
            onChange={setHour}
            error="募集の形を1つ選んでください。"
          />
          <FileDrop
            className={fieldWide}
            label="作品の画像"
            requirement="required"
            accept="image/*"
            maxBytes={20 * 1024 * 1024}
            maxCount={20}
            multiple
            hint="JPEG、PNG、WebP、AVIF、GIF、HEIC。1点20MBまで、20点まで。"
            met={files.length > 0}
            help={files.length === 0 ? undefined : files.join('、')}
            onFiles={(chosenFiles) => setFiles(chosenFiles.map((file) => file.name))}
          />
          <FileDrop
            label="資料"
            requirement="optional"
            compact
            disabled
            onFiles={() => undefined}
            pasteAnywhere={false}
          />
        </div>
      </Block>
    </Section>
  );
}
