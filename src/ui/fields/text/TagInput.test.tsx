import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { TagInput } from './TagInput.tsx';

function Probe({ onSubmit }: { readonly onSubmit: () => void }): ReactElement {
  const [skills, setSkills] = useState<readonly string[]>([]);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <TagInput label="スキル" value={skills} onChange={setSkills} max={10} limit={30} />
      <p data-testid="skills">{skills.join('|')}</p>
      <button type="submit">保存する</button>
    </form>
  );
}

test('an Enter adds what is written, and sends nothing, right after a 、 neither', async () => {
  const onSubmit = vi.fn();
  const user = userEvent.setup();
  render(<Probe onSubmit={onSubmit} />);
  await user.type(screen.getByLabelText(/スキル/), '組版、{Enter}');
  expect(screen.getByTestId('skills').textContent).toBe('組版');
  await user.keyboard('印刷{Enter}{Enter}');
  expect(screen.getByTestId('skills').textContent).toBe('組版|印刷');
  expect(onSubmit).not.toHaveBeenCalled();
});
