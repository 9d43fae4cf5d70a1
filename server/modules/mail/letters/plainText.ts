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

/** Plain text. Addresses are on lines of their own, so that clients link them. */
export function plainText({ greeting, blocks, reason }: Letter, { origin }: House): string {
  return `${[greeting, ...blocks.map(blockText), '――――――――――', reason, `つむぎ\n${origin}`].join('\n\n')}\n`;
}
