import { screen, within } from '@testing-library/react';
import { describe, test } from 'vitest';
import { expect } from '../../../ui/testing/domMatchers.ts';
import { creator, renderSettings } from '../testing/renderSettings.tsx';

const lighthouse = { id: 'company_1', name: '株式会社灯台舎', avatarImagePath: null };

describe('what a creator may see', () => {
  test('everything', async () => {
    const { section } = await renderSettings();
    expect(section('公開範囲').getByText('すべて見られます')).toBeInTheDocument();
    expect(section('公開範囲').queryByRole('link', { name: '作品を載せる' })).toBeNull();
  });

  test('everything until a day, and what makes it last', async () => {
    const { section } = await renderSettings({
      ...creator,
      contentVisibilityType: 'TEMPORARILY_ALL',
      contentVisibilityEndsAt: '2026-12-05T03:00:00Z',
    });
    expect(section('公開範囲').getByText(/^2026年12月5日\(土\)12:00までです。/)).toBeInTheDocument();
    expect(section('公開範囲').getByRole('link', { name: '作品を載せる' })).toHaveAttribute(
      'href',
      '/products/create',
    );
  });

  test('public things only, and how to lift it', async () => {
    const { section } = await renderSettings({ ...creator, contentVisibilityType: 'ONLY_PUBLIC' });
    expect(section('公開範囲').getByText('公開されているものだけ見られます')).toBeInTheDocument();
    expect(section('公開範囲').getByText(/最初の作品が審査を通ると/)).toBeInTheDocument();
  });
});

describe('hiding from the employer', () => {
  const withEngagement = (engagementType: unknown) => ({
    ...creator,
    profile: { __typename: 'PrivateCreatorProfile', engagementType },
  });

  test('names the company', async () => {
    const { section } = await renderSettings();
    expect(section('公開範囲').getByText('株式会社灯台舎')).toBeInTheDocument();
    expect(section('公開範囲').getByRole('link', { name: 'マイページ' })).toHaveAttribute(
      'href',
      '/me#engagement',
    );
  });

  test('a freelancer has none', async () => {
    const { section } = await renderSettings(
      withEngagement({ engagementType: 'FREELANCE', nameOfCompanyYouCurrentlyWorkFor: null }),
    );
    expect(section('公開範囲').getByText(/働き方が「フリーランス」なので/)).toBeInTheDocument();
  });

  test('nothing was said yet', async () => {
    const { section } = await renderSettings(withEngagement(null));
    expect(section('公開範囲').getByText(/働き方に勤め先を登録すると/)).toBeInTheDocument();
  });
});

describe('companies hidden from by hand', () => {
  test('are looked for by name and blocked', async () => {
    const { section, user, sent, answer } = await renderSettings();
    const visibility = section('公開範囲');
    await user.type(visibility.getByRole('searchbox', { name: '会社を探す' }), '灯台');
    await visibility.findByRole('status', { name: '' });
    expect(sent()).toEqual({ name: '灯台' });
    await answer({ companiesByName: [lighthouse] });
    await user.click(await visibility.findByRole('button', { name: '株式会社灯台舎に見せない' }));
    expect(sent()).toEqual({ companyId: 'company_1' });
    await answer({ user: { ...creator, blockedCompanies: [lighthouse] }, company: lighthouse });
    expect(await screen.findByText('株式会社灯台舎から見えないようにしました。')).toBeInTheDocument();
    expect(visibility.getByText('見せていません')).toBeInTheDocument();
    expect(
      within(visibility.getByRole('list', { name: '見せない会社' })).getByText('株式会社灯台舎'),
    ).toBeInTheDocument();
  });

  test('one that is not here is said not to be', async () => {
    const { section, user, answer } = await renderSettings();
    const visibility = section('公開範囲');
    await user.type(visibility.getByRole('searchbox', { name: '会社を探す' }), 'どこにもない');
    await visibility.findByRole('status', { name: '' });
    await answer({ companiesByName: [] });
    expect(await visibility.findByText(/「どこにもない」に一致する会社は/)).toBeInTheDocument();
  });

  test('are taken off the list', async () => {
    const { section, user, sent, answer } = await renderSettings({
      ...creator,
      blockedCompanies: [lighthouse],
    });
    await user.click(
      section('公開範囲').getByRole('button', { name: '株式会社灯台舎を見せない会社から外す' }),
    );
    expect(sent()).toEqual({ companyId: 'company_1' });
    await answer({ user: { ...creator, blockedCompanies: [] } });
    expect(await screen.findByText('株式会社灯台舎から見えるようにしました。')).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: '見せない会社' })).toBeNull();
  });
});
