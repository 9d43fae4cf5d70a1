-- Mail goes out of the outbox alone; where no SMTP server is configured it is written to files.
drop table mails;

-- Hiragana and katakana are one name to whoever types it, and dots, dashes and quotes are left out as people like: keys as
-- `companyNameKey` makes them since.
update companies set name_key = coalesce(nullif(regexp_replace(
    translate(name_key, 'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖゝゞ',
                        'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶヽヾ'),
    '[\s.,''"`’‘“”・･·•‐‑‒–—―−/／|｜_-]+', '', 'g'), ''), name_key);
update creator_engagement_types set employer_key = coalesce(nullif(regexp_replace(
    translate(employer_key, 'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖゝゞ',
                            'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶヽヾ'),
    '[\s.,''"`’‘“”・･·•‐‑‒–—―−/／|｜_-]+', '', 'g'), ''), employer_key)
  where employer_key is not null;
