import { Link, paths, usePlace } from '@huoban/runtime';
import type { SiteConfig } from '@huoban/contracts';
import { joinClasses } from '@huoban/ui';
import styles from './logo.module.css';

/** Two figures side by side, printed over each other in two inks. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 40 32" className={joinClasses(styles.mark, className)}>
      <path className={styles.second} d="M14 32V15a13 13 0 0 1 26 0v17z" />
      <path className={styles.first} d="M0 32V13a13 13 0 0 1 26 0v19z" />
      <path className={styles.both} d="M14 32V15c0-3.7 1.5-7 4-9.3A13 13 0 0 1 26 13v19z" />
      <path className={styles.eyes} d="M5.5 13h4v6h-4zM14.5 13h4v6h-4zM29.5 14h4v6h-4z" />
    </svg>
  );
}

/** The name of the site; leads home. */
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
