import { Link, paths, usePlace } from '@huoban/runtime';
import type { SiteConfig } from '@huoban/contracts';
import { joinClasses } from '@huoban/ui';
import styles from './logo.module.css';

/** Two overlapping shapes in two colours, which form one face. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 42 28" className={joinClasses(styles.mark, className)}>
      <circle className={styles.second} cx="28" cy="14" r="14" />
      <circle className={styles.first} cx="14" cy="14" r="14" />
      <path className={styles.both} d="M21 1.9a14 14 0 0 1 0 24.2 14 14 0 0 1 0-24.2z" />
      <path className={styles.eyes} d="M7.5 9.5H11v6H7.5zM31 9.5h3.5v6H31z" />
      <path className={styles.smile} d="M16.5 15.5c1.8 4.4 7.2 4.4 9 0" />
    </svg>
  );
}

/** The name of the site, linked to the home page. */
export function Logo({
  site,
  className,
  onClick,
}: {
  site: SiteConfig;
  className?: string;
  onClick?: () => void;
}) {
  const { language } = usePlace();
  return (
    <Link to={paths.home()} className={joinClasses(styles.logo, className)} onClick={onClick}>
      <LogoMark />
      <span className={styles.name}>{site.name[language]}</span>
      {language !== 'en' && (
        <span className={styles.latin} lang="en">
          {site.name.en}
        </span>
      )}
    </Link>
  );
}
