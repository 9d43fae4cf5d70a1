import type { Block, House, Letter } from './letter.ts';

function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `▼ ${block.text}`;
    case 'paragraph':
    case 'note':
      return block.text;
    case 'button':
      return `▼ ${block.label}\n${block.url}`;
    case 'facts':
      return block.rows.map(([name, value]) => `・${name}：${value.replaceAll('\n', '\n　')}`).join('\n');
  }
}

/** The letter for those who read plain text. Addresses stand on lines of their own, so that every client makes them links. */
export function plainText({ greeting, blocks, reason }: Letter, { origin }: House): string {
  return `${[greeting, ...blocks.map(blockText), '――――――――――', reason, `つむぎ\n${origin}`].join('\n\n')}\n`;
}
