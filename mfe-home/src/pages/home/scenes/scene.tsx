import type { ReactNode } from 'react';
import { joinClasses } from '@huoban/ui';
import { SCENES, type SceneName } from './scene-names';
import styles from './scene.module.css';

interface SceneProps {
  name: SceneName;
  className?: string | undefined;
  children: ReactNode;
}

/** Id of a scene's heading, which names the scene. */
export const headingId = (name: SceneName): string => `scene-${name}`;

/** One full-height part of the home page. */
export function Scene({ name, className, children }: SceneProps) {
  const surface = SCENES.find((scene) => scene.name === name)?.surface;
  return (
    <section
      data-scene={name}
      data-surface={surface}
      aria-labelledby={headingId(name)}
      className={styles.scene}
    >
      <div className={joinClasses(styles.inner, className)}>{children}</div>
    </section>
  );
}
