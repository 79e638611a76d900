import { subscribeToWindowLayout } from './window-layout';

function fakeWindow() {
  const query = Object.assign(new EventTarget(), { matches: false });
  window.matchMedia = () => query as unknown as MediaQueryList;
  return (matches: boolean): void => {
    query.matches = matches;
    query.dispatchEvent(new Event('change'));
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('reports a new layout once the window keeps its width', () => {
  const resize = fakeWindow();
  const onChange = jest.fn();
  subscribeToWindowLayout(onChange);
  resize(true);
  jest.advanceTimersByTime(80);
  resize(false);
  jest.advanceTimersByTime(80);
  expect(onChange).not.toHaveBeenCalled();
  jest.advanceTimersByTime(200);
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('reports nothing after it was ended', () => {
  const resize = fakeWindow();
  const onChange = jest.fn();
  const end = subscribeToWindowLayout(onChange);
  resize(true);
  end();
  jest.advanceTimersByTime(1000);
  expect(onChange).not.toHaveBeenCalled();
});
