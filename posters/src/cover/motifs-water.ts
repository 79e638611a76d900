import { circle, ellipse, fill, group, line, rect, times } from '../print/svg';
import { mix, shade, tint } from '../print/inks';
import type { Scene, Stage } from './stage';
import { H, W, hills, orb, swell, wash, weather } from './stage';

type Motif = (s: Stage) => Scene;

const palm = (x: number, y: number, k: number, trunk: string, leaf: string): string =>
  line(`M${x} ${y} Q${x + 8 * k} ${y - 50 * k} ${x + 26 * k} ${y - 90 * k}`, trunk, 9 * k) +
  [-150, -110, -60, -20, 20]
    .map((turn) =>
      group(
        fill(
          `M0 0 Q${30 * k} ${-22 * k} ${66 * k} ${6 * k} Q${32 * k} ${-6 * k} 0 ${8 * k}Z`,
          leaf,
        ),
        `translate(${x + 26 * k} ${y - 90 * k}) rotate(${turn})`,
      ),
    )
    .join('');

export const sea: Motif = (s) => {
  const { light, rng, horizon, inks } = s;
  const kind = rng.int(0, 2);
  const foam = tint(light.far, 0.4);
  const sky =
    orb(s, rng.range(70, 290), kind === 1 ? horizon - 10 : rng.range(90, 160), rng.range(44, 92)) +
    weather(s);
  if (kind === 0) {
    const size = rng.range(34, 66);
    const step = (H - horizon) / 6;
    return {
      behind:
        sky +
        times(
          4,
          (i) =>
            fill(
              swell(horizon + i * step, size, (i % 2) * size * 0.5),
              [light.far, light.mid, mix(light.mid, light.near, 0.3), light.mid][i] ?? light.mid,
            ) + (i === 1 ? wash(horizon + 20, 160, inks.dark) : ''),
        ),
      before: times(3, (i) =>
        fill(
          swell(horizon + (4 + i) * step - 14, size, (i % 2) * size * 0.5),
          [mix(light.mid, light.near, 0.6), light.near, shade(light.near, 0.3)][i] ?? light.near,
        ),
      ),
      spot: {
        x: rng.range(120, 240),
        y: horizon + step * 3.4,
        scale: rng.range(1.3, 1.9),
        turn: rng.range(-8, 8),
      },
    };
  }
  if (kind === 1) {
    const glints = times(14, (i) =>
      rect(
        rng.range(20, 260),
        horizon + 12 + i * 13,
        rng.range(30, 120),
        4.5,
        i % 3 ? light.glow : light.far,
        'rx="2"',
      ),
    );
    return {
      behind:
        sky +
        rect(0, horizon, W, H, light.mid) +
        wash(horizon + 20, H - horizon, inks.dark, 0.5) +
        glints,
      before: fill(hills(rng, H - 34, 30, 3), light.near),
      spot: { x: rng.range(100, 260), y: horizon + 90, scale: rng.range(1.5, 2.1) },
    };
  }
  const curl = `M-10 ${H} V${horizon + 60} C60 ${horizon + 60} 70 ${horizon - 150} 220 ${horizon - 150} C300 ${horizon - 150} 330 ${horizon - 80} 300 ${horizon - 40} C290 ${horizon - 90} 230 ${horizon - 96} 206 ${horizon - 40} C180 ${horizon + 30} 240 ${horizon + 90} 370 ${horizon + 90} V${H}Z`;
  const fingers = times(
    6,
    (i) =>
      circle(226 + i * 15, horizon - 146 + i * i * 3.6, 15 - i * 0.6, foam) +
      circle(300 - i * 5, horizon - 42 - i * 6, 8, foam),
  );
  const ribs = times(4, (i) =>
    line(
      `M${10 + i * 30} ${H} C${80 + i * 22} ${horizon + 40} ${90 + i * 18} ${horizon - 120 + i * 16} ${206 + i * 8} ${horizon - 122 + i * 14}`,
      i % 2 ? light.far : foam,
      7,
    ),
  );
  return {
    behind:
      sky +
      fill(swell(horizon + 70, 40, 0), light.far) +
      fill(curl, light.mid) +
      ribs +
      fingers +
      wash(horizon, 200, inks.dark),
    before:
      fill(swell(H - 74, 52, 0), mix(light.mid, light.near, 0.6)) +
      fill(swell(H - 40, 52, 26), light.near),
    spot: { x: rng.range(250, 290), y: H - 78, scale: 1.35, turn: 10 },
  };
};

export const island: Motif = (s) => {
  const { light, rng, horizon, inks } = s;
  const sky = orb(s, rng.range(60, 300), rng.range(80, 150), rng.range(36, 80)) + weather(s);
  const leaf = light.mid === inks.third ? inks.accent : mix(inks.dark, '#2E9A5B', 0.6);
  if (rng.chance(0.5)) {
    const y = rng.range(230, 270);
    const x = rng.range(150, 210);
    const rock =
      fill(
        `M${x - 130} ${y} Q${x} ${y - 30} ${x + 130} ${y} L${x + 84} ${y + 50} L${x + 60} ${y + 44} L${x + 20} ${y + 150} L${x - 20} ${y + 90} L${x - 54} ${y + 110} L${x - 80} ${y + 40}Z`,
        light.near,
      ) +
      fill(
        `M${x + 10} ${y} H${x + 130} L${x + 84} ${y + 50} L${x + 60} ${y + 44} L${x + 20} ${y + 150}Z`,
        'url(#tone)',
        'opacity=".4"',
      ) +
      fill(
        `M${x - 132} ${y + 4} Q${x} ${y - 44} ${x + 132} ${y + 4} Q${x} ${y + 26} ${x - 132} ${y + 4}Z`,
        light.mid,
      );
    const fall =
      rect(x + 50, y + 6, 18, 190, light.glow, 'opacity=".85"') +
      line(`M${x + 56} ${y + 20} v150`, '#FFFFFF', 3);
    const bits = times(5, () =>
      ellipse(
        rng.range(20, 340),
        rng.range(330, 450),
        rng.range(14, 40),
        rng.range(8, 16),
        light.far,
      ),
    );
    return {
      behind:
        sky +
        bits +
        fall +
        rock +
        palm(x - 90, y + 2, 1, inks.dark, leaf) +
        palm(x + 92, y + 4, 0.7, inks.dark, leaf),
      before: '',
      spot: { x: x - 6, y: y - 6, scale: 1.5 },
    };
  }
  const x = rng.range(130, 230);
  const land =
    fill(
      `M${x - 170} ${horizon + 70} Q${x - 60} ${horizon - 70} ${x + 10} ${horizon - 90} Q${x + 90} ${horizon - 40} ${x + 180} ${horizon + 70}Z`,
      light.far,
    ) +
    fill(
      `M${x + 10} ${horizon - 90} Q${x + 90} ${horizon - 40} ${x + 180} ${horizon + 70} H${x + 30}Z`,
      light.mid,
    );
  const beach = ellipse(x, horizon + 96, 190, 44, tint(inks.third, 0.3));
  return {
    behind:
      sky +
      rect(0, horizon + 30, W, H, light.mid === light.sky ? light.near : light.mid) +
      land +
      times(8, (i) =>
        rect(
          rng.range(0, 300),
          horizon + 60 + i * 24,
          rng.range(30, 80),
          4,
          light.glow,
          'rx="2" opacity=".8"',
        ),
      ) +
      beach +
      wash(horizon + 60, 160, inks.dark, 0.3) +
      palm(x - 110, horizon + 96, 1.4, inks.dark, leaf) +
      palm(x + 120, horizon + 100, 1.1, inks.dark, leaf),
    before: fill(swell(H - 60, 44, 0), light.near),
    spot: { x, y: horizon + 104, scale: 1.7 },
  };
};

export const underwater: Motif = (s) => {
  const { light, rng, inks } = s;
  const deep = mix(inks.dark, inks.main, 0.2);
  const shallow = mix(inks.main, inks.accent, rng.range(0, 0.4));
  const bands = times(6, (i) =>
    fill(swell(i * 74 - 20, 80, (i % 2) * 40), mix(shallow, deep, i / 5.4)),
  );
  const shafts = times(5, (i) =>
    fill(
      `M${i * 80} -10 L${i * 110 - 90} ${H} H${i * 110 - 10} L${i * 80 + 40} -10Z`,
      inks.paper,
      'opacity=".13"',
    ),
  );
  const weed = (x: number, h: number, ink: string): string =>
    fill(
      `M${x - 12} ${H} Q${x - 30} ${H - h * 0.4} ${x - 4} ${H - h * 0.6} T${x + 4} ${H - h} Q${x + 24} ${H - h * 0.7} ${x + 8} ${H - h * 0.5} T${x + 14} ${H}Z`,
      ink,
    );
  const coral = (x: number, k: number, ink: string): string =>
    line(
      `M${x} ${H} v${-60 * k} M${x} ${H - 26 * k} q${-26 * k} ${-4 * k} ${-28 * k} ${-40 * k} M${x} ${H - 34 * k} q${26 * k} 0 ${30 * k} ${-44 * k}`,
      ink,
      13 * k,
    );
  const bubbles = times(18, () =>
    circle(
      rng.range(0, W),
      rng.range(30, H),
      rng.range(3, 12),
      'none',
      `stroke="${inks.paper}" stroke-width="2.4" opacity=".8"`,
    ),
  );
  const school = times(rng.int(5, 11), () => {
    const [x, y, k] = [rng.range(20, 340), rng.range(120, 360), rng.range(5, 12)];
    return fill(
      `M${x - k * 1.6} ${y} Q${x} ${y - k} ${x + k} ${y} L${x + k * 2} ${y - k * 0.8} V${y + k * 0.8} L${x + k} ${y} Q${x} ${y + k} ${x - k * 1.6} ${y}Z`,
      rng.pick([inks.third, inks.accent, inks.paper]),
    );
  });
  const ruin = rng.chance(0.45)
    ? times(
        3,
        (i) =>
          rect(50 + i * 110, rng.range(220, 300), 34, 300, mix(deep, inks.main, 0.4)) +
          rect(42 + i * 110, 300, 50, 14, mix(deep, inks.main, 0.5)),
      )
    : circle(
        rng.range(80, 280),
        rng.range(110, 200),
        rng.range(50, 90),
        light.glow,
        'opacity=".5"',
      );
  return {
    behind: bands + shafts + ruin + school + wash(260, 220, inks.dark, 0.5),
    before:
      weed(24, rng.range(120, 260), inks.accent) +
      weed(60, rng.range(80, 160), inks.main) +
      weed(334, rng.range(120, 280), inks.main) +
      coral(290, 1.2, inks.third) +
      coral(104, 0.8, '#FF7AA8') +
      fill(hills(rng, H - 26, 24, 5), inks.dark) +
      bubbles,
    spot: { x: rng.range(140, 220), y: rng.range(330, 400), scale: rng.range(1.7, 2.3) },
  };
};

export const space: Motif = (s) => {
  const { light, rng, inks } = s;
  const night = mix(inks.dark, '#06070B', 0.3);
  const stars = times(70, () =>
    circle(rng.range(0, W), rng.range(0, H), rng.range(0.7, 2.6), inks.paper),
  );
  const base = rect(0, 0, W, H, night) + stars;
  const planet = (x: number, y: number, r: number, ink: string): string =>
    circle(x + 5, y + 4, r, inks.accent) +
    circle(x, y, r, ink) +
    `<clipPath id="p${Math.round(x)}"><circle cx="${x}" cy="${y}" r="${r}"/></clipPath>` +
    group(
      times(4, (i) =>
        fill(
          `M${x - r} ${y - r * 0.6 + i * r * 0.4} q${r} ${r * 0.3} ${2 * r} 0 v${r * 0.14} q${-r} ${r * 0.3} ${-2 * r} 0Z`,
          shade(ink, 0.22),
        ),
      ) +
        circle(
          x + r * 0.5,
          y + r * 0.35,
          r * 1.05,
          'none',
          `stroke="${night}" stroke-width="${r * 0.5}" opacity=".4"`,
        ) +
        rect(x, y - r, r, 2 * r, 'url(#dots)', 'opacity=".35"'),
      '',
      `clip-path="url(#p${Math.round(x)})"`,
    );
  const kind = rng.int(0, 2);
  if (kind === 0) {
    const [x, y, r, tilt] = [
      rng.range(150, 210),
      rng.range(280, 330),
      rng.range(84, 120),
      rng.range(-28, 20),
    ];
    const half = (sweep: 0 | 1): string =>
      group(
        `<path d="M${-r * 1.6} 0 A${r * 1.6} ${r * 0.36} 0 0 ${sweep} ${r * 1.6} 0" fill="none" stroke="${inks.third}" stroke-width="${r * 0.16}"/><path d="M${-r * 1.36} 0 A${r * 1.36} ${r * 0.28} 0 0 ${sweep} ${r * 1.36} 0" fill="none" stroke="${inks.paper}" stroke-width="5"/>`,
        `translate(${x} ${y}) rotate(${tilt})`,
      );
    return {
      behind: base + half(1) + planet(x, y, r, inks.main) + half(0),
      before: circle(rng.range(30, 90), rng.range(380, 440), rng.range(12, 26), inks.accent),
      spot: { x: x > 180 ? 96 : 264, y: 220, scale: 1.3, turn: rng.range(-30, 30) },
    };
  }
  if (kind === 1) {
    const moons = times(3, (i) =>
      planet(
        60 + i * 110 + rng.range(-10, 10),
        rng.range(180, 260),
        rng.range(14, 34),
        [inks.third, inks.accent, inks.paper][i] ?? inks.third,
      ),
    );
    return {
      behind:
        base +
        moons +
        circle(180, H + 270, 460, inks.accent) +
        circle(180, H + 282, 460, inks.main) +
        wash(290, 190, inks.dark, 0.6) +
        times(7, () =>
          ellipse(
            rng.range(20, 340),
            rng.range(350, 460),
            rng.range(12, 34),
            rng.range(5, 11),
            shade(inks.main, 0.3),
          ),
        ),
      before: '',
      spot: { x: rng.range(120, 240), y: 330, scale: rng.range(1.6, 2.1) },
    };
  }
  const cx = rng.range(130, 230);
  const orbits = times(
    5,
    (i) =>
      ellipse(
        cx,
        290,
        60 + i * 56,
        24 + i * 26,
        'none',
        `stroke="${i % 2 ? inks.main : inks.third}" stroke-width="3" stroke-dasharray="${i % 2 ? '2 9' : '40 6'}"`,
      ) +
      circle(
        cx + (60 + i * 56) * Math.cos(i * 2 + 1),
        290 + (24 + i * 26) * Math.sin(i * 2 + 1),
        8 + i * 3,
        [inks.accent, inks.paper, inks.main, inks.third, inks.accent][i] ?? inks.main,
      ),
  );
  return {
    behind:
      base +
      times(26, (i) =>
        circle(
          cx + Math.cos(i) * i * 6,
          290 + Math.sin(i) * i * 4,
          14 + i * 0.7,
          mix(night, light.pop === night ? inks.main : light.pop, 0.16),
        ),
      ) +
      circle(cx, 290, 50, inks.third) +
      circle(cx, 290, 36, inks.paper) +
      orbits,
    before: '',
    spot: { x: cx > 180 ? 100 : 262, y: 420, scale: 1.5, turn: rng.range(-20, 40) },
  };
};
