import { useRef, type ReactNode } from 'react';
import { usePlace } from '@huoban/runtime';
import { SceneIndex } from './scene-index';
import styles from './scenes.module.css';
import { useCurrentScene } from './use-current-scene';
import { useKeptPosition } from './use-kept-position';
import { useSceneTravel } from './use-scene-travel';

/** The scenes: on a desktop a box of the window's height that stops at each, on a phone just one after another. */
export function Scenes({ children }: { children: ReactNode }) {
  const desktop = usePlace().device === 'desktop';
  const box = useRef<HTMLDivElement>(null);
  const current = useCurrentScene(box, desktop);
  const goTo = useSceneTravel(box, desktop);
  useKeptPosition(box);
  return (
    <>
      <div ref={box} className={desktop ? styles.box : undefined}>
        {children}
      </div>
      {desktop && <SceneIndex current={current} onChoose={goTo} />}
    </>
  );
}
