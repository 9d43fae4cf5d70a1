import { fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { graphql, RelayEnvironmentProvider, useLazyLoadQuery } from 'react-relay/hooks';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { LightboxTestQuery } from '../../../../__generated__/LightboxTestQuery.graphql.ts';
import { Lightbox } from './Lightbox.tsx';

// jsdom knows the dialog element and not how it opens.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

function TestLightbox({ onClose }: { readonly onClose: () => void }) {
  const { publicProduct } = useLazyLoadQuery<LightboxTestQuery>(
    graphql`
      query LightboxTestQuery @relay_test_operation {
        publicProduct(id: "w_1") {
          media {
            ...Lightbox_media
          }
        }
      }
    `,
    {},
  );
  return publicProduct ? (
    <Lightbox media={publicProduct.media} start={1} name="余白展" onClose={onClose} />
  ) : null;
}

function open(onClose = () => undefined) {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, {
      Product: () => ({
        media: ['一', '二', '三'].map((caption, index) => ({
          id: `m${index}`,
          url: `/media/${index}.webp`,
          width: 1200,
          height: 900,
          thumbhash: null,
          caption,
        })),
      }),
    }),
  );
  render(
    <RelayEnvironmentProvider environment={environment}>
      <Suspense>
        <TestLightbox onClose={onClose} />
      </Suspense>
    </RelayEnvironmentProvider>,
  );
  return screen.getByRole('dialog', { name: '作品画像' });
}

const shown = () => screen.getByText(/ \/ 3$/).textContent;

describe('the lightbox', () => {
  test('opens at the picture that was pressed and goes by the arrow keys, not beyond the ends', () => {
    const dialog = open();
    expect(shown()).toBe('2 / 3');
    fireEvent.keyDown(dialog, { key: 'ArrowRight' });
    expect(shown()).toBe('3 / 3');
    fireEvent.keyDown(dialog, { key: 'ArrowRight' });
    expect(shown()).toBe('3 / 3');
    expect(screen.getByRole('button', { name: '次の画像' })).toHaveProperty('ariaDisabled', 'true');
    fireEvent.keyDown(dialog, { key: 'Home' });
    expect(shown()).toBe('1 / 3');
    fireEvent.keyDown(dialog, { key: 'End' });
    expect(screen.getByRole('img', { name: '三' })).toBeTruthy();
  });

  test('a finger turns the page sideways, not up and down', () => {
    open();
    const stage = screen.getByRole('img').parentElement;
    if (!stage) throw new Error('No stage.');
    fireEvent.pointerDown(stage, { pointerType: 'touch', clientX: 200, clientY: 100 });
    fireEvent.pointerUp(stage, { pointerType: 'touch', clientX: 100, clientY: 110 });
    expect(shown()).toBe('3 / 3');
    fireEvent.pointerDown(stage, { pointerType: 'touch', clientX: 100, clientY: 100 });
    fireEvent.pointerUp(stage, { pointerType: 'touch', clientX: 160, clientY: 300 });
    expect(shown()).toBe('3 / 3');
  });

  test('tells when it is closed', () => {
    const onClose = vi.fn(() => undefined);
    open(onClose);
    fireEvent.click(screen.getByRole('button', { name: '閉じる' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
