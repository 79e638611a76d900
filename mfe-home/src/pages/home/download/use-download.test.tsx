import { act, fireEvent, screen } from '@testing-library/react';
import type { PageModule } from '@huoban/contracts';
import { openPage } from '../../../testing/stage';
import { DownloadButton } from './download-button';
import { useDownload } from './use-download';

const openAddress = jest.fn();

function Offer() {
  return <DownloadButton download={useDownload(openAddress)} />;
}

const page: PageModule = { head: () => ({ title: '', description: '' }), Page: Offer };
const KNOWN = { userInfo: { access_token: 'a', web_user_id: '6748002161499735560' } };
const FILE = 'https://download.huoban.example/pc/huoban-setup';

beforeEach(() => {
  jest.useFakeTimers();
  openAddress.mockReset();
});

afterEach(() => {
  jest.useRealTimers();
});

const press = async (): Promise<void> => {
  await act(async () => {
    fireEvent.click(screen.getByRole('link'));
    await jest.advanceTimersByTimeAsync(0);
  });
};
const wait = (milliseconds: number): Promise<void> =>
  act(() => jest.advanceTimersByTimeAsync(milliseconds));

describe('the download button', () => {
  it('downloads at once for a known visitor and records it with the address', async () => {
    const { call } = await openPage({
      page,
      address: '/?channel=bili',
      session: KNOWN,
      service: () => ({ accepted: true }),
    });
    await press();
    const url = `${FILE}_bili_5da5b836a3c28608.exe`;
    expect(openAddress.mock.calls).toEqual([[url]]);
    expect(call.mock.calls.map(([endpoint, input]) => [endpoint, input])).toEqual([
      ['POST /api/users/report_user_action', { body: { action: 'download_pc', params: { url } } }],
    ]);
  });

  it('is busy while the web id is missing, ignores further clicks, and downloads anyway', async () => {
    const { call } = await openPage({ page, address: '/', service: () => ({ accepted: true }) });
    await press();
    expect(screen.getByRole('link', { name: '正在准备下载…', busy: true })).toBeTruthy();
    await press();
    await wait(2400);
    expect(openAddress).not.toHaveBeenCalled();
    await wait(100);
    expect(openAddress.mock.calls).toEqual([[`${FILE}_official-website_0.exe`]]);
    expect(call).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: '下载 Windows 版' })).toBeTruthy();
  });

  it('downloads although the record is refused', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const service = () => {
      throw new Error('blocked');
    };
    await openPage({ page, address: '/', session: KNOWN, service });
    await press();
    expect(openAddress).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('leads to an installer without JavaScript too', async () => {
    await openPage({ page, address: '/?channel=../x', service: () => ({ accepted: true }) });
    expect(screen.getByRole('link').getAttribute('href')).toBe(`${FILE}_official-website_0.exe`);
  });
});
