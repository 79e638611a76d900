import type { ReactNode } from 'react';
import { joinClasses, Picture } from '@huoban/ui';
import type { Story } from '../../components/story';
import styles from './backdrop.module.css';

/** The same number for the same words, so that a scene always looks the same. */
const numberOf = (words: string): number =>
  [...words].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);

const STARS = [14, 39, 61, 88, 103, 127, 149];
const RAIN = [6, 21, 33, 47, 58, 72, 86, 97, 111, 124, 138, 152];

/** What stands on the ground, one drawing for each ink. */
const GROUNDS: ReactNode[] = [
  <path key="towers" d="M0 90V66h22V50h10v16h18V34l7-9 7 9v32h30V54h14v12h22V44h12v22h18v24z" />,
  <path key="hills" d="M0 90V74q40-26 80-20t80-8v44zM112 50l3-26h6l3 26zM113 21h10l-5-6z" />,
  <path key="blocks" d="M0 90V48h16v10h14V36h18v18h12V42h20v22h14V30h16v26h18V44h14v12h18v34z" />,
  <path key="roofs" d="M0 90V78l26-20 26 20V66l34-26 34 26v10l20-16 20 16v14z" />,
];

const skyOf = (motif: number, seed: number): ReactNode => {
  if (motif === 2)
    return RAIN.map((x, index) => (
      <path key={x} d={`M${x} ${(seed + index * 23) % 60}l-3 14`} className={styles.stroke} />
    ));
  return STARS.map((x, index) => (
    <circle key={x} cx={x} cy={4 + ((seed + index * 17) % 44)} r={motif === 3 ? 1.1 : 0.5} />
  ));
};

/** The scene in two inks: sky, sun and ground, arranged by the scene, printed in the inks of the story. */
export function Backdrop({ story, sceneId }: { story: Story; sceneId: string }) {
  if (story.picture)
    return (
      <div className={styles.backdrop}>
        <Picture picture={story.picture} sizes="100vw" alt="" />
      </div>
    );
  const motif = (numberOf(story.id) + 1) % GROUNDS.length;
  const seed = numberOf(sceneId);
  const sun = { cx: 84 + (seed % 52), cy: 18 + (seed % 17), r: 15 + (seed % 9) };
  return (
    <div className={joinClasses(styles.backdrop, styles[`inks${motif}`])} aria-hidden>
      <div className={styles.dots} />
      <svg viewBox="0 0 160 90" preserveAspectRatio="xMidYMax slice" className={styles.print}>
        <circle {...sun} cx={sun.cx + 1.2} cy={sun.cy + 1.2} className={styles.plate} />
        <circle {...sun} className={styles.sun} />
        <g className={styles.sky}>{skyOf(motif, seed)}</g>
        <g transform="translate(1.4 -1.2)" className={styles.plate}>
          {GROUNDS[motif]}
        </g>
        <g className={styles.ground}>{GROUNDS[motif]}</g>
      </svg>
    </div>
  );
}
