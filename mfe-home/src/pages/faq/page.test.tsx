import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderPage, testSite } from '../../testing/render-page';
import zh from './locales/zh.json';
import { listQuestions } from './find-questions';
import { page } from './page';

const service = (): unknown => ({});
const search = (text: string) =>
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
const shown = () => [...document.querySelectorAll('summary')].map((summary) => summary.textContent);

describe('questions and answers', () => {
  it('shows every question, and the requirements of each edition', async () => {
    const { head } = await renderPage({ page, address: '/faq', service });
    expect(shown()).toEqual(listQuestions(zh).map(({ question }) => question));
    expect(screen.getByText('AI PC 版')).toBeTruthy();
    expect(head().jsonLd?.[0]?.mainEntity).toHaveLength(listQuestions(zh).length);
  });

  it('shows the questions found, the best one open, and all again', async () => {
    await renderPage({ page, address: '/en/faq', service });
    const all = shown().length;
    search('no code arrives');
    await waitFor(() => expect(shown()[0]).toBe('What if no code arrives?'));
    expect(document.querySelector('details')?.open).toBe(true);
    search('chromodynamics');
    await waitFor(() => expect(screen.getByText(new RegExp(testSite.email))).toBeTruthy());
    fireEvent.click(screen.getByRole('button', { name: 'Show all questions' }));
    await waitFor(() => expect(shown()).toHaveLength(all));
  });

  it('keeps the focus beside the questions when the button that shows all is removed', async () => {
    await renderPage({ page, address: '/en/faq', service });
    search('chromodynamics');
    const button = await screen.findByRole('button', { name: 'Show all questions' });
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(button.isConnected).toBe(false));
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    expect(document.activeElement?.querySelector('summary')).toBeTruthy();
  });
});
