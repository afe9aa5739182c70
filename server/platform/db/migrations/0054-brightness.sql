-- Brightness by proportions (decision 88), in hundredths of a per cent: the optical model for the stated shape, table, angles and ratio, linear between
-- the nodes of a table that `npm run brightness` measures. Null beyond the table.
-- Optical model: SHA-256 89c5dec3c7ff2b487a9a8b3a3e40322ee917d12d622bd435ff0410303706293f.
create function brightness_of(shape text, table_size float8, crown float8, pavilion float8, ratio float8) returns int4
language plpgsql immutable parallel safe as $$
declare
  asked constant float8[] := array[table_size, crown, pavilion, ratio];
  starts float8[];
  steps float8[];
  counts int4[];
  nodes bytea;
  below int4[] := '{0,0,0,0}';
  parts float8[] := '{0,0,0,0}';
  place float8;
  node int4;
  beside int4;
  lines float8[] := '{0,0,0,0}';
begin
  case shape
  when 'round' then
    starts := '{50,27,38,1}';
    steps := '{4,2,0.5,1}';
    counts := '{6,8,15,1}';
    nodes := decode('urmomJKRorHH1Ne3m4NsraySjZGcqbrGy8GjiHdmqpOMjpmks7vGwKmPgHBtoJGOlqSuur61ppGFe3h0kYmQoKSurqudlo+Hf317foeam5mgpqGSj5CHfnlxgoyVkpmalox+hIN7dGtmf4qFi46FenBvdXVqYltUu76qoZybsLvL1ta6moNpt7Cak5WosMHIyb6hfnJhr56WlqWrtrzFvKiKdWxlppmUnKestbeuoI93cW1qno+Xo6OqqqGYkoqBeHRuho6ZnpycnpqRjoiAeHNvhZKSj5GTkYZ+gX55bW1kgYqJjYuJeXNufXdxZWRdvb+qpZyis8DR2NO3nINuua6elJisscPIy7mggG9hsaCQlqGqtb7DuqGMbmdeqJeUnqettLqunY92bWZmmo+WoaCnpqCUkYp2bWpph46ZmJaYl5KKjYF3b2xjgY2KiYqKjYOBg3ZzbWtjd3l+hoWCfHJ2dXhvZmJcsraknJihtsLS2M2vnIR1tqyalJitssXKyLScgXJqrJqSlaGptr7BtpuOcGxppJCPmp6tsrWum416amhjlYuSnJyppZ+VkIp3aWVjgYiQlZSSkIyGhoFsY2Rdf4R9gIGAgn59gnNoYl1cbXB4fHx+enN0e2tkYF5aqqqalZqpuMTV1ciomIh5qZ+Slp2utcTLyLCWgnhzopWUmqOktb7BtJmHeHFwnZOOm5uotbSomol5bmxpkI2RlJejop2SkIN3aWZjgYWJjIyQi42JiH9yYV9edX58fX59gYKBf3loW11ZaWtxcnV2eHZ4dG1dXlxZl5ePjJiuuMnRz76hjYd+l5SEjKOptcXFxauQeXt3nY2OnKKerr27s5h9cnV1lY6Pmpamr7CnnYh0cXByj4yPjJGemJaTlINxbm1sgYV8gYKMjJKPi3pua2hpb3Fyf358goaJhnNtYmRkZWxvdG96hIODgHJrY2Ng', 'base64');
  when 'oval' then
    starts := '{50,30,37,1.2}';
    steps := '{8,3.5,1,0.05}';
    counts := '{3,4,10,9}';
    nodes := decode('clFAOzhBPz49jm5PPjo6QEA9iHBXQDk3PTs8gXRgSj48Oz0+eGtoUUU9PT1EjHBqXkxDREREhHVkVUtBPkBFeGlZST85Mi02Y2FORTMwJCYkYVVTPTMoICEki25NPTo+Pj9FjHheRjs4Pj0+fG9dSDs2NTA2e3BnTjkvLCwvhXNoVkcwKjEsjHhqWk1BOjQ2gHRlUUY5LyombmpeUEUyKiEfbGZaUT8zJSAVbl1fUD0xKB0WhHReS0E3KicrdW1fSDwuKCIheGpbTD4xLSQog3RhV0MxLiQjinpmWkc7NC4pg3RmXEk8LSQigHJiWEo1LCQfeG1fVEo3KhwSfGxjUUU2LyEZgHFoYk1BMCUZZF5UQjcsLCEjbWRVSDIrJiAcem9fVT80LCkhgHVmVkU1MiUfhHJbTUI4JiMbg3ZhTkE5JyERfHlsVUw8MCYcc3NpVkg+LSEbgnVxZVFDNSsYfn53aF9KPzAoaFFGQ0ROTUY9hGdQSUxLTk9Lh29VSEdFRklIgXJgT0VGTUtQg3ZmWExLT1VUkXlsYlBOV1NdhHJgWU5JSkxTb2FTSD41NTg9VlNMPjApKzAxUz9AMikiJSUqfmZKQEZRVFhTiHNYR0VKTFJUfm9dSkJBQ0dGgm1gTEQ/PkRIhXRgU0w8QEVIhHJgUk5IRkdMe2BYTUU/OTU+YVpMRTkyMiwzVlJIPTYqKSYkUz9HPC0jIBobfnNiVElGRUhMd25bTD85OTw9dGtbT0I6Nzo7fmlhUUY9ODY7eW1kWU9GRUBBfGlXVUhCODg8cWRWUUU/NjMxXlhOR0M1KiUlYlBLRDoyJh4eY1VISDguIB4TZVpSQDkyMzQ5aF5QRTgzMjEzcWNZUUM9MDM4cWhXTkg+My00dF5TSkZCMy0udGFVST89OTEqZVlWS0M7MTElYFhOQjo0MCgeb11XTTwwJxsWbWddVUs2KiMaX1FPTlRZT0dEbmBRTVxYW1BJd1pNSExSUklHemZQSEhNTFFMgGteTEhMUVdbhHRnW1FQUl5de2pZUUVITUxXaltLQTs2NThBVkxCPDAsLi4zUzc3MConIikra1lJTFBTUEhEcV9IREpVVE5Hbl1OPj9FTEtHdGNQREFDR0pJfm5cTkhETVNYeWhcUkpLSlBVbVpRSUA4PUBGWFBFOjUxMzY4VEg/MywpKCovTDYzLiQjHyAhcWZRSkpXVk9LaV1QRT5DSUtGbWBYTDs+RkhOcF5USkRDQklUbWRXU01HSkhXb1xWTUdLQkJNYlNKRj83PT5ET0hCNjAvLSwtUj05MSklHyMmVEA1MygfHx8gUk1FPjg/PEhPV0xCRD46OUBBYk9MSUA8OD1BYllPS0tDPDw6X1ROTU1JPTlEXlNPRUVGQT47TUhAODk6ODk0TkM7MiswLS8rWEg+NSokIyAhVktCPi0gIRsc', 'base64');
  when 'cushion' then
    starts := '{53,30,39,1}';
    steps := '{8,3.5,1,0.05}';
    counts := '{3,4,10,7}';
    nodes := decode('h5J6alYwGIiUiXNsTSuRhqKDbWpIpZSVoot8cKiUi6CWh3+LnHd2jXdobYd6X2lyXV9vfl9QYl5jX3V2X1djYV9gdnNVVYuShnJwUC2AhY96Z18/lIqLk3xrXqqZjZ2XgHubl4F9jXpofJJ4bmpxXGh6hmZXbFpjZ4BxU1FkbWdyhGlTVW1oZ3SDZFN6hoZyZF5Cj3yPgW9nW6aPlJSFfXqgloKLjHRrjZ+AeHpwX3iNi2phaVpvd4JvXlJha3J3gGFUUnp2eYaBZFd1b3R3hXNigHGBdWVaWKKEhYx3amqVlXmMgWhkh5F/anlpVoGNhmxtbVpwfIhyXWFhcHJ8e2NXXHRzd39yXlx3d3qAinBndXJ1d4WLbX2JbVxDIxSCjX9mWz8ljoGTe2RbQJuPkJqGd2SajoWRjoJxdopyaoJvYFpxcl9jbltNWnJlV1xZTk1hdF5VWVJJU2dvVVCCjH9sYkYpe3+Jc2ZZOoqBiIl4ZFacjoWVjHtygIl4dYZwXWZ9bWVla1NWY3dfV2ZTUlJqaVFOW1lSXXNmU1RiV1RadV1LcHt+a2VXP3h1h3hnaVePhYaMgXFzi4Z/goV0aXmHc2t0bFtldnlgWmhYWmBxZFdRYVlcYHFZT05sYGVwcVpPaF5cYW9qVXNreW1ZUU+Oe3+CaV5eiol2hH9nXnyAcmp1ZFhyf3VhZGVbXG5zYFZbXWNdZ2lYT1RjYmFrYlRMbGZobHVhV25iZGZveGFveVpJNiQgcHlwUUUwKIZ4iHNcTDqVhoSKfWhSi4l8gX9xX2OCcmJxZFBUanJkWV5OTlNyaVhQUltQYndrVlBXUlRocV5NZ3VtUEMsIWpsdmNOQC5+c359ZlNIi4F6i35jWnF+bmp0XkZRb2tZVlpCTlhwZE9YTUxJZm1aTFRfUFdzblxQXlVTWXViTlhobFxTSTZnYnZwXlhIfnN4hIBrY4J8cHl9bVpse25gbWVaUmZqW09cUlFUZ15SS1dQTlduVUtJXFdaZ3FZS1xXV1RsZFFhXGZbT0dGe2ZpbmNUV4V2Z3ZsY1J2d2VfcWpaZXBnVlhmWk5iYk9KU1hQT2BeS0dTTlJVYVZFRF1SVllrWk1kVl1YYW5T', 'base64');
  when 'princess' then
    starts := '{63,30,45,1}';
    steps := '{4,3.5,1,0.05}';
    counts := '{5,4,10,3}';
    nodes := decode('WkdEdVpId3BQW2pcXWFte3BtiH92dYF2XGl6TFNZY008fGZKZnViZGdramJtg3NsjZB6b4N9UGV2QkdScllAc25YY2tiZGJocGVkj31qhIt7Y3h1RFhsPENNYFlKaGFZb2llYWRodWhmd3p1c3dxVWphOVdkOj9PXEREbV1HaWxUYWBiZWNncmtogHltZXRvU1pvTk5VZFRBdGlXZGtjYGVnZmVohXFtfIN2ZHRvTFtuS09ZZlpHcmdcaWhhamxoeG1rjHtyf4Z3XnBvVV5xS1ZUXFVJdWVVcXBgeXBke3dtkoBygYhyZHVuT15sSk1TWkxHb19YY2dbYWFbX15fbWRfbXFkV2NfTU9cSk1OY1RJcWRXZ2dZaWFZZ2VheG9oenZwXmdlVVZlV1pVX1BFZmJTZVlTcGJZcWphf3ZueH12Z21qU2BrVVlaQD44WEc+YFZKYmRUbGNfdnRsdXhvWmZrRVNmQUtPVk9JXVhSY1xUWlxTZF5Yc2dccXJlXmdlUlxkVVhXVU5NX1RWXFlRXlxWZ2FYd3FkdnttYG9oT1pqS05TREZHWE9PV1VMYVtOYGJbcmtmbnZlV2JfQVBdQkVHQTI2XEtBXFNJVVZLWFZQa19aYmZfRVlXM0NWPDxDLCUtNTEzPzY4QUA8Q0dFVk9NUFZRP0NFMzVAPDo1JCItPCwvPDo2OkI4QUVEUU1JRVBIMj1ALi86My4pKysxQzM6Pzg0NT00Ojg7R0Q+QUlCLDY4Iyc0IiIjPTg4SD5CQkI7NkA8OT0+TEZFOklCIjI4HiAyHBwd', 'base64');
  when 'emerald' then
    starts := '{55,30,38,1.2}';
    steps := '{8,1.75,1,0.1}';
    counts := '{3,7,10,5}';
    nodes := decode('hX94dnRuaWRiYG5paGZkjIyLhoGenZuYkJKQj4yIc3BvcnVwbmxxc5mXmJ+dqainqqpvZ2BcXHFyamdjent4c22UlZSSiI+Rj42JgYJ9fnxkZGNnaWtsb3RzlpWWl5ugmpqammNfVFBSbGxlX1x9f3t1cY+VkIqJenp2cXJoaWdkY2VmaGtncnV4fX6PkpGSlIqIhoiGVl5VUk1jZ2RgWICFf315kJGJioV3dW9xb2RoZGllV1thY2R0cnN4f4eGh4mJe3RzdnVQVFRQSmhsaWlggIiIiIh3cG1xcmBeXmNcSk1QVVFTWl5kaGhqbnRyfnp6gYBsZWJiY1hYXFpSZm1ucWxqaWhtblZWVVZTSElMTUtSXWFiYVpfZ2xwYV9fZGhmY2JkY2FVT05OTFJSVlJSV19iYT1BQkJBREBCQTs5OENCPlNaXWFhUFhWWFlSU1BTV1NMSUpHT0E6OTmJgn18e3FvbGlocGxsa2yLiYaEgZyeoJqVk5GSkI9ycG1yd25pa25zmZSXnKCtrq2ztHRuaWhpd3Vua2t/fHt5c5SVlpaQlpmXlpeHhIKEg2VlZWdraWhrcXSYmJqgn6alpqqrcnJsamlyc29rZ36BgHt1lpqYlJSOi4iIiXN0cXFxZmZqbm1xdXiCgZebnaChnZydnptnZ2ViW2xybmxmiYyLioSXl5WVko2IhIKEcXJycnBZXmJmZ3N1eX+AlpqdoZ6SkY6Rj19gX1xWd3p5d3GQk5GSjIyIhoyGdnRzdXNZXV9hXlZeYGRpcHB3fX2Pk5WYmIqIhYSDaWpva2F3fn5+eYKDhImIaWdqaWpbWl5fXV1lZmdmYmludHNtbXB3d4eEhomKg3t5eHdWX2BdWWBlaWxqYmJeZGJgYV9eXE9TVFJPXWRoaWViaWtubmloa25ycXFzdXV0bGloaX97eXx6bGhnaWpsaGpqaX58fXx7i5OVk4yUmJyamHh5eHp9cm9wcneXlJKVma2rqK6udHFtb3N3dG9xcHl4d3JtgIaLiYKKkpSSjI+Pjo2Nbm5tbXNxb250eZaVlpudramnrK5zbmpubHNyb2tqdHl5dnB/h4eHgouNi4mHh4WDgoJnaGlwcXFydX2BlpmdnqCmp6WnqWtqa2llZWtsZWN+g4WCfpKTlZSLkpCQkY19fHp9fGNkZ2pxdHV5fYCZm52hn6KjoaOkYmNmYl17fHt3c5OUlZSMjI6PjIqDg36EgmtrbXFwXWFka25zd3yChZmeoaWkn5+dnZ12eHFxaYaJiYZ+fYGDhINzcHF0cW9tb3JxbG1tdHRnb3N4d3R5e4SEmZubnJ+Zl5WYlXBxb21ocXp4eHd0d3J2eG90c3N0ZWdoZ2hpbnByc2xzd3t5eHp+hYmOjY6SkJCOjo+O', 'base64');
  when 'pear' then
    starts := '{50,30,36,1.4}';
    steps := '{8,3.5,1,0.1}';
    counts := '{3,4,10,5}';
    nodes := decode('Sz5DPTRPREE/MUo/QD0xQkA6QjFCNzM5MEs9ODg2UEM3ODdSOzcqJkEwKyQfOCYhFRRCOjo8MUVAOjw0Qjs2My9CODQtKEw5OTktVEQ4MStVQjUvJ006LSEbQzAqHg49MykdFUU+ODM1PDcvMSs8NDIuJk0/OTEqXUg8Ly5XQjglJlE7MiMdSDYuHRtGNyocGEU9NycdLygiKyQ2LyMiKEEzLiMmTzk0KCFOPTEpIk48KiQZSTQoGxVEOCkYDUY+Lh8aVEM7LClRRkxAOVlJSUY4Vk5KSkJSS0lCQk5MREY+TkRHSEVORzk7PUI5My0xNyksHSAoGxQQFUo8Pzw1SEVGTDxKREA/OUdJRkE4VElHP0BTSD41NUQ7NSsyPS0mJyM1KCMXGTIkHBYWUEJDQkFPSD8/PU1APj04UEVDQjlSSD48Okc9NSsyQTMxJyc5KSgiJzkpIRoeOi8oGhtIMy83MUM8LDEzSz81NDFLPzYzNEc4MywqQzMuJiU6KyQjHTwtIhkbOy0oGxZENjAkGVhYST4xXlJHRz1iWE9FRF9VRk1NV1JMS09WVUdMTktLQztDOjk0MzQxKiojLSAYGh4nTz9GPDJVRUhCPVZIS0dETkxLSURWUUlISUhMRDo9Qz83Ljg5MC8nLC8kJyAmKx4gFxlUTUY4QVJGSEhFTE5BR0FTUk9KRE1MRkhBR0M8Pjs7MjMwMDQrLCEnNCspHyYvJScgIEk+O0BDSkU9OURDRUA2Q0FBPjxAPTk2OTs7MTIuKzYsLCYgNSkpJyA0KCchHzMpJyce', 'base64');
  when 'marquise' then
    starts := '{50,30,36,1.7}';
    steps := '{8,3.5,1,0.1}';
    counts := '{3,4,10,7}';
    nodes := decode('NS0hIygpKj03LS81NTA+Ozc5QUZBMzIyOkNCRjIpLDY9SEs7Mzc2P0hURj05QUNDTUFBO0FFS1U2NTg2OUBKICgmIiYsOzYxMzMwMTQ7PDo7P0ZCMzY7ODg/QTYuNjw6P0M7OD5CQERGOTQ6Q0NDSTw4OUlBQEEvLC4vOD1HIyEmISUnNBsbHRkXHCY+O0M7QEJBOzxAQ0JEQkE+RkxIRkQ9OEVKS05JQDk7SE9PTDksMDxJSUcxKyw0PUVLKCAeKi4zPCIgHyMoLCsXFhgeICMnPDc9Pj1CPUI1OkVJT0o8OzhITE5PQDkzQEpOSjYxKTZISEgwKyouPEFCIh4eKS4uPxsWHRkXJSYeGhsOEhcdHhwXEg8VGTo1Ni4zLzA7NDQ3PDo4NDc6PUVFRDszQD9GS0s8NT1JUFFSTENKUlJcYFZLSlNSVmBPSk9RU1hkQkBCREhVYTczNDA0QU84NDQzNjU2PDw6P0JCRkY9OTo9Rkk+QEE+P0lQREtMTUlOWkhNUFRQU1RJSk9YV1NbP0NGRUxRWTU0OTU4P04lKykqJyk2RkNAPkRHSUhGREZGS1FKS0dLSVFYQ0lNTEtUWEVGUldXXGBEQk5UXFlgODVHVVdbXTMoM0ZKSVMtKis4OzhBGSAoKiowMklJSUhFRkpIR0xJSk1RREFMUlZVUEY9SE5WXVw6NkNSWVleMS82RFVVViQfMEVLUFEhICEwPERDHRscGyMrMxgQDRYVGyRKT1BJPjw+RklKVFFHRkFMS1FWTU46SEtQVFdPSE9TV1pXV1NRXWVhYl9ZVl9jZGZlWFJaYWRnbFFKTlRYaGpBQEJCTl5nNUBDR0I9OD1DSUxISEFERFRRUU5URkhUV1xgXVBSXVxgYmVXXl1iZWZpWFphZ29ubU9SV1xjamtIRU1UUV1kOkVFPj5LVENFSElMTElSTk5VVVZYTVJQVVtdYVNVXVtgaW1aWWFhYnB3WV5eY2p2ekpTWVlkb3RFR09YXGVvPUFLUUpRWi08PkI9PkZOSUVCPkpHV0tJSE1TVVRJT09OU1lNTVJRV1xgQkZLUVxdYTZGS1BZYGc1NkNRV1taNTY8SUVNVDAyOTY5PkUhHiIqKTQ8', 'base64');
  when 'radiant' then
    starts := '{57,30,39,1}';
    steps := '{8,3.5,1,0.1}';
    counts := '{3,4,10,6}';
    nodes := decode('cyofIikvjUcnIywwi2MzMTU1nYRJNzY2l4JZPj8/lohdPjw9m41pTD47jY5tVUA7kIRvWUo8oYNjTURDdzogIyMgdVYuKiotiHI/MTIxh29UNTU1inJbPDE4m31VRzE1fpdkTzk4fIBzVUY7lHNzSkNCrX5ZRTIxc1UpMCwwe2k/MjQzgWVSOjgzimhRPjk2p3hTSDg2dZJjTjoxdJZvUUI4h3B2U0A4lHZuTUA7nHxgUTo0XVxIPTQudlJLPDgvf1tTQDs0nG1KSDQzfoVaQzwweZNnQjQqdXJzUjosf3FuVjwzoG5gWDcuh3dYSTkvWDcpMDIsa0osLTs3alE3MEA/Wlk/NEBJX1BCMzlFelpJPTNAimxQRDg9j21dRUVCnXZaP0E9mIRPNDEzYkQ1MTQuZ005Oj04Z1xHODw6a1NEPTw4gl5FQTU0fnBORjouhIFbQD4xjXlqSkA2i3ZbRTs3kX5XQTUwTDY4ODAoT0k9OjUpYUpAODM4fVQ4PDAxhGtMOS4wbYVZOjItbHdjRzczbmdoTUE9i2VPQTQzf3NMOy0rSEQ+NCknTkM+MSwxY0M5LysxbFlOMyotaW5VOCotXXZUQC4sYGpiRjMkbl1SSjoohFlMOyghbGhKNy0cT0xFPC4fPVNGOjAkPUhGPjYtQkZIPDwyPklCPD0vUExEO0A5aExFP0A9hlhBQkFGmWQ6NTI3fXlQLyYlO00/Kx4QQ0lHMB4XRkZKNysgRVJIQDQtRlFGPzowT1FMQDo5Y09JR0A/fllERj49iV9CMC4ubXVKKyUlPEE4Kx0MSUE5LCQRVkk/MzIkTlM+MTQyQ01CMDI0PUpJNiw0SUA8NicyckQ/NSkpgFNBLiUjbmhBLB0jPzUzKBsNQTcsJR8URDwwKCwjMEIyLS4tJjs6KikxI0E7KiEsPDM0JSIicDc1LCYjg0YzIigjbWE0JB8i', 'base64');
  when 'asscher' then
    starts := '{53,30,38,1}';
    steps := '{8,1.75,1,0.05}';
    counts := '{3,7,10,3}';
    nodes := decode('jIqHamxmZ2Vli4mNnZ2bl5KRgHx5d3Z0mpqdrqiqeHRwbm1pc3NzkZGVmJeTjYuGdHFtfXh2np6cqqKjaGRhaWdme3t9nJqZiYWCeHVtcm9th4WBl5iVnJeSXldTaGZmkI2OoJ+bhYJ7cnNvbGpmiIWDmJOQkoiCW1hVeHZyl5GQhYR9b21sW1labWdkfnt4j4qGh4N6amFjgXh7fHhzZWJfXVhQZ2FecW1qeHJvenlwgXhrWlxZaWViTUlGT01ITURDZmBaYmJdbGlic29ic2xfko+KdnVwaGhrgIKFnZ6ZkZCNdXFwcXJumJqbrKmsfHhzd3dzcHh5ipCRl5eUiIiEa2lncnNunJ6bq6eqdXBscnBveHt+nZqZk46NeXZxbmtogoB7oZ6dqqKeY19aa2pok5CMpKKfkY2LdnZxa2pmhoOAoqCcn5WUZF1be3t4nJaUl5aShYOAaGdlamZigoJ9mpuXlZGNc25oh4OAkI2Genp0aWhgbGdlcm1tgX57lJCLkoyGYWFhd3RxcGlmaWhlU1FSYmNhcXBuent2hIN7hH93kY+HdHNuZ2lqd3p6jIqIkY6LdndvdHJvlJSWqaeqg4B2dXZ0a25wfHx+hIWFhIOCamhlcG9rl5aYq6qrdnNvZ2Vlamxvf4OBh4SDeXZ3ZGJgdnNzmpmZqaWlamRgX1xefH6AjpOUi4qKcnNxZWRed3h3nZudoaCcYl5ZeXZ0kY6SjY6Li4qFamtpY2FffH56oJ+doZ6adXBsiYaEiIaFf354enZxbWtnbG1qgoJ9npucoJyXbWpqfHl0f313fX12aGdoaWpqd3d1hIWClZSSmJKO', 'base64');
  when 'heart' then
    starts := '{49,30,35,1}';
    steps := '{8,3.5,0.5,1}';
    counts := '{3,4,19,1}';
    nodes := decode('U1hRUVBQUVJaXF5gW1RVYVdbZTk4Nzc7PUNOVFVVUlRVUFZZWVolJB8kLjU9RUhLQ0JDQD49QklJDBEcHysuNTY2LCotMColKykpJFJXW1hYVFZZXmpoaGVkaWpiX2NCSEdKUVBSXl1lZV9jYlxdWllaNjs/PUhLUFdXUExLTUpJRkpMTSUvMjNCRkhCQDo8Ozg1NzMvMDImIiUlJCcqM0VKWmFqXWBaWlVdIyAgHR4mMDo9Sk5UU1VTUlJXVSAfHBsmLzM/QEFHP0VDREhLUlckGCElJi82MDs6PEI+QT1CP0RF', 'base64');
  else
    return null;
  end case;
  for axis in 1..4 loop
    continue when counts[axis] = 1;
    place := (asked[axis] - starts[axis]) / steps[axis];
    if place is null or place < 0 or place > counts[axis] - 1 then
      return null;
    end if;
    below[axis] := least(floor(place)::int4, counts[axis] - 2);
    parts[axis] := place - below[axis];
  end loop;
  beside := least(counts[4] - 1, 1);
  for line in 0..3 loop
    node := (((below[1] + (line >> 1)) * counts[2] + below[2] + (line & 1)) * counts[3] + below[3]) * counts[4] + below[4];
    lines[line + 1] := (1 - parts[3]) * ((1 - parts[4]) * get_byte(nodes, node) + parts[4] * get_byte(nodes, node + beside))
      + parts[3] * ((1 - parts[4]) * get_byte(nodes, node + counts[4]) + parts[4] * get_byte(nodes, node + counts[4] + beside));
  end loop;
  return floor((
    (1 - parts[1]) * ((1 - parts[2]) * lines[1] + parts[2] * lines[2]) + parts[1] * ((1 - parts[2]) * lines[3] + parts[2] * lines[4])
   - 75) * 100 / 3 + 0.5);
end $$;

-- Compares a stone with others of its shape only.
create function brightness_grade(shape text, brightness int4) returns text language sql immutable parallel safe as $$
  select case
    when brightness is null then null
    when brightness >= limits[1] then 'very_high'
    when brightness >= limits[2] then 'high'
    when brightness >= limits[3] then 'medium'
    else 'low'
  end from (select case shape
    when 'round' then '{2900,2527,1967}'::int4[]
    when 'oval' then '{500,20,-700}'::int4[]
    when 'cushion' then '{1250,857,267}'::int4[]
    when 'princess' then '{1167,887,467}'::int4[]
    when 'emerald' then '{1567,1180,600}'::int4[]
    when 'pear' then '{-400,-667,-1067}'::int4[]
    when 'marquise' then '{83,-123,-433}'::int4[]
    when 'radiant' then '{467,-107,-967}'::int4[]
    when 'asscher' then '{1883,1477,867}'::int4[]
    when 'heart' then '{417,237,-33}'::int4[]
  end as limits) as of_shape
$$;

-- A round is calculated without its ratio; the reports of other shapes state length and width in either order.
alter table diamonds add column brightness int4 generated always as (
  brightness_of(shape, "table", crown_angle, pavilion_angle, greatest(length, width) / nullif(least(length, width), 0))
) stored;

create index diamonds_there_bright on diamonds (is_available_for_sale desc, brightness desc nulls last, id desc);
create index diamonds_there_dim on diamonds (is_available_for_sale desc, brightness, id);

create or replace view diamond_marks as
select id, mark.facet, mark.value
from diamonds cross join lateral (values
  ('all', ''),
  ('available', case when is_available_for_sale then '' end),
  ('shape', shape),
  ('color', case when color ~ '^[D-M]$' then lower(color) else 'fancy' end),
  ('clarity', lower(clarity)),
  ('cut', lower(cut)),
  ('polish', lower(polish)),
  ('symmetry', lower(symmetry)),
  ('brightness', brightness_grade(shape, brightness)),
  ('fluorescence', replace(lower(fluorescence), ' ', '_')),
  ('certificate', case
    when cert is null then 'none'
    when cert ~ '^(GIA|IGI|HRD)\M' then lower(left(cert, 3))
    when cert like 'МГУ%' then 'mgu'
    else 'other'
  end),
  ('hue', lower(substring(color from '^Fancy .*?(\w+)$'))),
  ('intensity', replace(lower(substring(color from '^(Fancy.*) \w+$')), ' ', '_'))
) as mark (facet, value)
where mark.value is not null;

create or replace function mark_changed_diamonds() returns trigger language plpgsql as $$
begin
  perform mark_diamonds(array(
    select id from (
      (select id, shape, color, clarity, cut, polish, symmetry, fluorescence, cert, weight, price, "table", depth, length, width, brightness from removed
       except
       select id, shape, color, clarity, cut, polish, symmetry, fluorescence, cert, weight, price, "table", depth, length, width, brightness from added)
      union
      (select id, shape, color, clarity, cut, polish, symmetry, fluorescence, cert, weight, price, "table", depth, length, width, brightness from added
       except
       select id, shape, color, clarity, cut, polish, symmetry, fluorescence, cert, weight, price, "table", depth, length, width, brightness from removed)
    ) as touched group by id
  ));
  return null;
end $$;

select mark_diamonds(array(select id from diamonds));
